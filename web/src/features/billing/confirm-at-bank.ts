import type { Stripe } from '@stripe/stripe-js';

/**
 * Lets the payer's bank ask. True: it was paid. One that was refused may be cancelled by the server before this page hears of it, and is
 * no error then.
 */
export async function confirmAtBank(stripe: Stripe, secret: string): Promise<boolean> {
  const { paymentIntent } = await stripe.confirmCardPayment(secret);
  return paymentIntent?.status === 'succeeded';
}
