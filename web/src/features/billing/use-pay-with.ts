import { payByCard } from '../../api/billing.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import type { AccountCards } from './use-account-cards.ts';

/**
 * Returns a function that makes a card pay for the subscription, or the next one, and reports the
 * outcome.
 */
export function usePayWith(id: number, { subscription }: AccountCards) {
  const { t } = useText();
  const { mutateAsync } = useMutation({
    ...payByCard,
    onSuccess: ({ success }) => {
      if (success) toast(t('subscription_payment_method_updated'), { isFinal: true });
      else toast(t('subscription_payment_method_update_fail'), { tone: 'error' });
    },
  });
  return (card: string): Promise<unknown> =>
    mutateAsync({ id, subId: subscription?.id, card }).catch(() => {});
}
