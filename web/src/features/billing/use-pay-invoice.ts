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
 * Pays an open invoice, with the card on file or with the one given, and says what came of it; true when nothing of it is
 * left to be paid: that of a change of plan is void once its card was refused.
 */
export function usePayInvoice(accountId: number) {
  const { t, locale } = useText();

  const authenticate = async (secret: string) => confirmAtBank(await loadCardScript(locale), secret);
  const { mutateAsync, isPending } = useMutation({
    ...invoicePaid,
    mutationFn: async ({ shown, card }: { shown: Invoice; card: string | undefined }) => {
      const { invoice, success } = await sendPayment(accountId, shown, card);
      const { status, client_secret: secret } = invoice.payment_intent ?? {};
      const isPaid = status === 'requires_action' && secret ? await authenticate(secret) : success;
      toast(t(isPaid ? 'invoice_payment_succeeded' : 'invoice_payment_failed'), {
        tone: isPaid ? 'success' : 'error',
        isFinal: isPaid,
      });
      return isPaid || invoice.status === 'void';
    },
  });
  /** @throws where its amount is no longer the one that was shown: nothing was paid */
  const pay = (shown: Invoice, card?: string): Promise<boolean> =>
    mutateAsync({ shown, card }).catch((error: unknown) => {
      if (errorDataOf(error, 'quote_changed')) throw error;
      return false;
    });
  return { pay, isPending };
}
