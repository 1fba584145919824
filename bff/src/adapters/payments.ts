import Stripe from 'stripe';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

export interface Payments {
  publishableKey: string;
  /** Where browsers load the provider's script from; null: the provider's own CDN. */
  scriptSrc: string | null;
  webhookSecret: string | null;
  /** Runs one call and translates its failure: nothing of the provider's errors leaves this file. */
  call<T>(operation: (stripe: Stripe) => Promise<T>): Promise<T>;
  /** Checks the signature of a webhook's raw body; throws `validation_failed`. */
  readEvent(rawBody: string, signature: string): Stripe.Event;
}

/** A card that was refused is an outcome of the operation, not a failure of it. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
  constructor(
    readonly code: string,
    readonly paymentIntentId: string | undefined,
    options: { cause: unknown },
  ) {
    super(code, options);
  }
}

/** The real Stripe with keys, else the embedded sandbox by its URL; null when neither is configured. */
export function createPayments(config: Config): Payments | null {
  const sandbox = config.STRIPE_SECRET_KEY ? undefined : config.PAYMENTS_URL;
  const key = config.STRIPE_SECRET_KEY ?? (sandbox && 'sk_test_sandbox');
  if (!key) return null;
  const stripe = new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: config.PAYMENTS_TIMEOUT_MS,
    telemetry: false,
    appInfo: { name: 'Massima' },
    ...(sandbox && address(sandbox)),
  });
  const webhookSecret = config.STRIPE_WEBHOOK_SECRET ?? null;
  return {
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_sandbox',
    scriptSrc: sandbox ? new URL('/v3/', sandbox).href : null,
    webhookSecret,
    async call(operation) {
      try {
        return await operation(stripe);
      } catch (error) {
        throw translate(error);
      }
    },
    readEvent(rawBody, signature) {
      if (!webhookSecret) throw new AppError('service_unavailable');
      try {
        return stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
      } catch (cause) {
        throw new AppError('validation_failed', {}, { cause });
      }
    },
  };
}

function address(url: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === 'https:';
  return { protocol: secure ? 'https' : 'http', host: hostname, port: port || (secure ? '443' : '80') };
}

function translate(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new CardRefused(error.decline_code ?? error.code ?? 'card_declined', error.payment_intent?.id, {
      cause: error,
    });
  }
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new AppError('service_timeout', {}, { cause: error });
  if (error instanceof Stripe.errors.StripeRateLimitError)
    return new AppError('service_unavailable', {}, { cause: error });
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const missing = error.code === 'resource_missing';
    return new AppError(missing ? 'file_not_found' : 'validation_failed', {}, { cause: error });
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError)
    return new AppError('update_error', {}, { cause: error });
  if (error instanceof Stripe.errors.StripeError)
    return new AppError('payment_provider_failed', {}, { cause: error });
  return error;
}
