import { AsyncLocalStorage } from 'node:async_hooks';
import Stripe from 'stripe';

/** When what is being done now must have its answers (performance.now); none for jobs, whose calls have their own limit. */
const deadline = new AsyncLocalStorage<number>();

/** Whatever `work` asks of the card provider, however many calls and retries, gets `ms` in all. Nested, the earlier end counts. */
export const withinDeadline = <T>(ms: number, work: () => Promise<T>): Promise<T> =>
  deadline.run(Math.min(performance.now() + ms, deadline.getStore() ?? Infinity), work);

const msLeft = (): number => (deadline.getStore() ?? Infinity) - performance.now();

/**
 * The SDK's own client, which sends nothing once the time is over: a retry that left later could act after the account's
 * lease has gone to another holder.
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

/** Ends the wait for `call` at the deadline, also for an answer that trickles: the SDK's limit is one of silence. */
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
