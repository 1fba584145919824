import { useState } from 'react';
import { flushSync } from 'react-dom';
import { planChanged } from '../../api/billing.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { finishPayment } from './finish-payment.ts';
import { loadCardScript } from './load-stripe.ts';

type Answer = Outputs['billing']['changePlan'];

/** Changes the plan, lets the bank ask where it wants to, and says what came of it. */
export function useChangePlan(
  accountId: number,
  {
    onDone,
    onRefused,
    onChanged,
  }: Record<'onDone' | 'onRefused', () => void> & {
    /** Shows what is no longer what was confirmed. */ onChanged: (error: unknown) => void;
  },
) {
  const { t, locale } = useText();
  const change = trpc.billing.changePlan.useMutation();
  const [isAtBank, setAtBank] = useState(false);

  const authenticate = async (answer: Answer) => {
    const stripe = await loadCardScript(locale);
    // Synchronously, so that the focus has gone back to the page before the bank's frame takes it.
    return finishPayment(answer, stripe, accountId, () => flushSync(() => setAtBank(true)));
  };
  const { mutate: confirm } = useMutation({
    ...planChanged,
    mutationFn: async (asked: Inputs['billing']['changePlan']) => {
      const answer = await change.mutateAsync(asked);
      const result = answer.success ? 'done' : await authenticate(answer);
      setAtBank(false);
      if (result === 'done') toast(t('subscription_plan_udated'), { isFinal: true });
      else {
        const declined = answer.message === 'invoice_due' ? answer.message : 'subscription_plan_udate_fail';
        toast(t(result === 'declined' ? declined : 'payment_authentication_failed'), { tone: 'error' });
        onRefused();
      }
      return result;
    },
    onSuccess: (result) => result === 'done' && onDone(),
    onError: (error) => {
      setAtBank(false);
      onChanged(error);
    },
  });
  return { confirm, isAtBank, isPending: change.isPending };
}
