import { isRunning } from '@massima/contract/plan';
import type { Stripe } from '@stripe/stripe-js';
import type { Outputs } from '../../lib/trpc.ts';
import { api } from '../../lib/trpc.ts';
import { confirmAtBank } from './confirm-at-bank.ts';

type SubscribeResult = Pick<Outputs['billing']['subscribe'], 'success' | 'subscription'>;
export type PaymentResult = 'done' | 'declined' | 'authentication_failed';

/**
 * Completes the payment of a new subscription, if necessary with authentication at the bank. Then
 * the server re-reads the provider, so that access does not wait for a webhook.
 *
 * @param beforeAsking  closes a modal dialog, which would cover the bank's prompt
 */
export async function finishPayment(
  response: SubscribeResult,
  stripe: Stripe,
  accountId: number,
  beforeAsking: () => void = () => {},
): Promise<PaymentResult> {
  if (response.success) return 'done';
  const { status, client_secret: secret } = response.subscription?.latest_invoice?.payment_intent ?? {};
  const waits = status === 'requires_action' || status === 'requires_confirmation';
  if (!waits || !secret) return 'declined';
  beforeAsking();
  const isPaid = await confirmAtBank(stripe, secret);
  const now = await api.billing.subscription.query({ id: accountId });
  return isPaid && isRunning(now?.status) ? 'done' : 'authentication_failed';
}
