import { invoicePaid, sendPayment } from '../../api/billing.ts';
import { errorDataOf } from '../../lib/call-error.ts';
import { useText } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { confirmAtBank } from './confirm-at-bank.ts';
import { loadCardScript } from './load-stripe.ts';

type Invoice = Outputs['billing']['invoices']['data'][number];

/**
 * Returns a function that pays an open invoice by the card on file or the given card and reports
 * the outcome. It resolves to true if nothing is left to pay. A declined card voids the invoice of
 * a plan change.
 */
export function usePayInvoice(accountId: number) {
  const { t, locale } = useText();

  const authenticate = async (secret: string) => confirmAtBank(await loadCardScript(locale), secret);
  const { mutateAsync, isPending } = useMutation({
    ...invoicePaid,
    mutationFn: async ({ openInvoice, card }: { openInvoice: Invoice; card: string | undefined }) => {
      const { invoice, success } = await sendPayment(accountId, openInvoice, card);
      const { status, client_secret: secret } = invoice.payment_intent ?? {};
      const isPaid = status === 'requires_action' && secret ? await authenticate(secret) : success;
      toast(t(isPaid ? 'invoice_payment_succeeded' : 'invoice_payment_failed'), {
        tone: isPaid ? 'success' : 'error',
        isFinal: isPaid,
      });
      return isPaid || invoice.status === 'void';
    },
  });
  /** @throws if the amount differs from the shown one; nothing is paid then */
  const pay = (invoice: Invoice, card?: string): Promise<boolean> =>
    mutateAsync({ openInvoice: invoice, card }).catch((error: unknown) => {
      if (errorDataOf(error, 'quote_changed')) throw error;
      return false;
    });
  return { pay, isPending };
}
