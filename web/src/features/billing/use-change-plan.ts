import { useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts';
import { finishPayment } from './finish-payment.ts';
import { loadCardScript } from './load-stripe.ts';

type Answer = Outputs['billing']['changePlan'];

/** Changes the plan, lets the bank ask where it wants to, and says what came of it. */
export function useChangePlan(
  accountId: number,
  { onDone, onRefused }: Record<'onDone' | 'onRefused', () => void>,
) {
  const text = useText();
  const { t, locale } = text;
  const utils = trpc.useUtils();
  const change = trpc.billing.changePlan.useMutation();
  const [isAtBank, setAtBank] = useState(false);

  const authenticate = async (answer: Answer) => {
    const stripe = await loadCardScript(locale);
    // At once, so that the focus has gone back to the page before the bank's frame takes it.
    return finishPayment(answer, stripe, accountId, () => flushSync(() => setAtBank(true)));
  };
  const confirm = async (asked: Inputs['billing']['changePlan']): Promise<void> => {
    try {
      const answer = await change.mutateAsync(asked);
      const result = answer.success ? 'done' : await authenticate(answer);
      setAtBank(false);
      if (result === 'done') toast(t('subscription_plan_udated'));
      else {
        const declined = answer.message === 'invoice_due' ? answer.message : 'subscription_plan_udate_fail';
        toast(t(result === 'declined' ? declined : 'payment_authentication_failed'), { tone: 'error' });
        onRefused();
      }
      await Promise.all([
        utils.billing.subscription.invalidate(),
        utils.billing.customer.invalidate(),
        utils.billing.invoices.invalidate(),
        utils.session.invalidate(),
      ]);
      if (result === 'done') onDone();
    } catch (failure) {
      setAtBank(false);
      toast(errorMessage(text, failure, 'error_changing_plan_subscription'), { tone: 'error' });
    }
  };
  return { confirm, isAtBank, isPending: change.isPending };
}
