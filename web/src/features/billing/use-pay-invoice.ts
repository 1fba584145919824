import { invoicePaid } from '../../api/billing.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { api, type Inputs } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { confirmAtBank } from './confirm-at-bank.ts';
import { loadCardScript } from './load-stripe.ts';

/**
 * Pays an open invoice, with the card on file or with the one given, and says what came of it; true when nothing of it is
 * left to be paid: that of a change of plan is void once its card was refused.
 */
export function usePayInvoice(accountId: number) {
  const { t, locale } = useText();

  const authenticate = async (secret: string) => confirmAtBank(await loadCardScript(locale), secret);
  const { mutateAsync, isPending } = useMutation({
    ...invoicePaid,
    mutationFn: async (asked: Inputs['billing']['payInvoice']) => {
      const { invoice, success } = await api.billing.payInvoice.mutate(asked);
      const { status, client_secret: secret } = invoice.payment_intent ?? {};
      const isPaid = status === 'requires_action' && secret ? await authenticate(secret) : success;
      toast(t(isPaid ? 'invoice_payment_succeeded' : 'invoice_payment_failed'), {
        tone: isPaid ? 'success' : 'error',
      });
      return isPaid || invoice.status === 'void';
    },
  });
  const pay = (invoiceId: string, paymentMethodId?: string): Promise<boolean> =>
    mutateAsync({ id: accountId, invoiceId, ...(paymentMethodId && { paymentMethodId }) }).catch(() => false);
  return { pay, isPending };
}
