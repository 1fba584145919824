import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import type { AccountCards } from './use-account-cards.ts';

/** Lets a card pay from now on: the subscription that runs, or else the next one. Says what came of it. */
export function usePayWith(id: number, { subscription, refresh }: AccountCards) {
  const text = useText();
  const { t } = text;
  const update = trpc.billing.updateSubscription.useMutation();
  const choose = trpc.billing.updatePaymentMethod.useMutation();
  const send = (card: string) =>
    subscription
      ? update.mutateAsync({ id, subId: subscription.id, default_payment_method: card })
      : choose.mutateAsync({ id: card, pays: true });
  const payWith = async (card: string): Promise<void> => {
    try {
      const { success } = await send(card);
      await refresh();
      if (success) toast(t('subscription_payment_method_updated'));
      else toast(t('subscription_payment_method_update_fail'), { tone: 'error' });
    } catch (error) {
      toast(errorMessage(text, error, 'error_changing_payment_method'), { tone: 'error' });
      await refresh();
    }
  };
  return payWith;
}
