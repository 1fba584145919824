import type { Stripe } from '@stripe/stripe-js';

/**
 * Lets the payer's bank confirm a payment. Returns true if it was paid. A declined payment that the
 * server has already cancelled is no error.
 */
export async function confirmAtBank(stripe: Stripe, secret: string): Promise<boolean> {
  const { paymentIntent } = await stripe.confirmCardPayment(secret);
  return paymentIntent?.status === 'succeeded';
}
