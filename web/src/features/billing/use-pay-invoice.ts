import { errorMessage } from '../../lib/error-message.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import { confirmAtBank } from './confirm-at-bank.ts';
import { loadCardScript } from './load-stripe.ts';

/**
 * Pays an open invoice, with the card on file or with the one given, and says what came of it; true when nothing of it is
 * left to be paid: that of a change of plan is void once its card was refused.
 */
export function usePayInvoice(accountId: number) {
  const text = useText();
  const { t, locale } = text;
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.billing.payInvoice.useMutation();

  const authenticate = async (secret: string) => confirmAtBank(await loadCardScript(locale), secret);
  const pay = async (invoiceId: string, paymentMethodId?: string): Promise<boolean> => {
    let isOver = false;
    try {
      const answer = await mutateAsync({
        id: accountId,
        invoiceId,
        ...(paymentMethodId && { paymentMethodId }),
      });
      const { status, client_secret: secret } = answer.invoice.payment_intent ?? {};
      const isPaid = status === 'requires_action' && secret ? await authenticate(secret) : answer.success;
      isOver = isPaid || answer.invoice.status === 'void';
      toast(t(isPaid ? 'invoice_payment_succeeded' : 'invoice_payment_failed'), {
        tone: isPaid ? 'success' : 'error',
      });
    } catch (error) {
      toast(errorMessage(text, error, 'invoice_payment_failed'), { tone: 'error' });
    }
    await Promise.all([
      utils.billing.invoices.invalidate(),
      utils.billing.subscription.invalidate(),
      utils.session.invalidate(),
    ]);
    return isOver;
  };
  return { pay, isPending };
}
