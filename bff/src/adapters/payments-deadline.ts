import { AsyncLocalStorage } from 'node:async_hooks';
import Stripe from 'stripe';

/**
 * Deadline of the current work on the scale of `performance.now`. Jobs have none, because their
 * calls have their own timeout.
 */
const deadline = new AsyncLocalStorage<number>();

/**
 * Runs `work` with a deadline for all its calls to the card provider together, retries included.
 * If nested, the earlier deadline applies.
 */
export const withinDeadline = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  deadline.run(Math.min(performance.now() + ms, deadline.getStore() ?? Infinity), work);

const msLeft = (): number => (deadline.getStore() ?? Infinity) - performance.now();

/**
 * Returns the SDK's HTTP client, which sends nothing after the deadline: a late retry could act
 * after another request has acquired the account's lease.
 */
export function deadlineClient(): NonNullable<Stripe.StripeConfig['httpClient']> {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(host, port, path, method, headers, data, protocol, timeout) {
      const left = Math.min(timeout, msLeft());
      if (left <= 0) throw Stripe.HttpClient.makeTimeoutError();
      return client.makeRequest(host, port, path, method, headers, data, protocol, left);
    },
  };
}

/**
 * Rejects at the deadline even while a response is still arriving. The SDK's timeout covers
 * silence only.
 */
export async function beforeDeadline<T>(call: Promise<T>): Promise<T> {
  const left = msLeft();
  if (left === Infinity) return call;
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Stripe.errors.StripeConnectionError({ message: 'deadline' })), left);
  });
  try {
    return await Promise.race([call, expired]);
  } finally {
    clearTimeout(timer);
  }
}
