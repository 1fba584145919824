import Stripe from 'stripe';
import type { ErrorKey } from '@massima/contract/errors';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { beforeDeadline, deadlineClient } from './payments-deadline.ts';

export interface Payments {
  publishableKey: string;
  /** Whether payments are real. Test mode has its own customers. */
  isLive: boolean;
  /** URL of the provider's script for browsers; null for the provider's CDN. */
  scriptSrc: string | null;
  webhookSecret: string | null;
  /** Runs one call and converts its error. The provider's errors do not leave this file. */
  call<T>(operation: (stripe: Stripe) => Promise<T>): Promise<T>;
  /**
   * Returns by how many milliseconds the provider's clock is ahead of the local clock, accurate to
   * a second; null if unknown.
   */
  clockAheadMs(): Promise<number | null>;
  /** Verifies the signature and the shape of a webhook's raw body; throws `validation_failed`. */
  readEvent(rawBody: string, signature: string): Stripe.Event;
}

/** Error for a declined card. A decline is a result of the operation, not a failure. */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
  readonly code: string;
  readonly paymentIntentId: string | undefined;

  constructor(code: string, paymentIntentId: string | undefined, options: { cause: unknown }) {
    super(code, options);
    this.code = code;
    this.paymentIntentId = paymentIntentId;
  }
}

/** The event fields in use. A valid signature does not guarantee the shape. */
const webhook = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/**
 * Returns the client for Stripe if keys are set, else for the embedded sandbox by its URL; null if
 * neither is configured.
 */
export function createPayments(config: Config): Payments | null {
  const sandbox = config.STRIPE_SECRET_KEY ? undefined : config.PAYMENTS_URL;
  const key = config.STRIPE_SECRET_KEY ?? (sandbox && 'sk_test_sandbox');
  if (!key) return null;
  const stripe = new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: config.PAYMENTS_TIMEOUT_MS,
    telemetry: false,
    appInfo: { name: 'Massima' },
    httpClient: deadlineClient(),
    ...(sandbox && address(sandbox)),
  });
  const webhookSecret = config.STRIPE_WEBHOOK_SECRET ?? null;
  async function call<T>(operation: (client: Stripe) => Promise<T>): Promise<T> {
    try {
      return await beforeDeadline(operation(stripe));
    } catch (error) {
      throw translate(error);
    }
  }
  return {
    isLive: !key.includes('_test_'),
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_sandbox',
    scriptSrc: sandbox ? new URL('/v3/', sandbox).href : null,
    webhookSecret,
    call,
    async clockAheadMs() {
      const before = machineMs();
      const { lastResponse } = await call((client) => client.products.list({ limit: 1 }));
      const at = Date.parse(lastResponse.headers['date'] ?? '');
      // The header has whole seconds, so the second started half a second ago on average.
      return Number.isNaN(at) ? null : at + 500 - (before + machineMs()) / 2;
    },
    readEvent(rawBody, signature) {
      if (!webhookSecret) throw new AppError('service_unavailable');
      try {
        const event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
        webhook.parse(event);
        return event;
      } catch (cause) {
        throw new AppError('validation_failed', {}, { cause });
      }
    },
  };
}

const machineMs = () => performance.timeOrigin + performance.now();

function address(url: string): { protocol: 'http' | 'https'; host: string; port: string } {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === 'https:';
  return { protocol: secure ? 'https' : 'http', host: hostname, port: port || (secure ? '443' : '80') };
}

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError) {
    return new CardRefused(error.decline_code ?? error.code ?? 'card_declined', error.payment_intent?.id, {
      cause: error,
    });
  }
  const key = keyOf(error);
  return new AppError(key, {}, { cause: error });
}

/**
 * The input was validated before, so a rejection means that data changed in the meantime, unless
 * its code is listed here.
 */
const refusals: Record<string, ErrorKey> = {
  resource_missing: 'file_not_found',
  tax_id_invalid: 'invalid_vat_number',
};

function keyOf(error: Stripe.errors.StripeError): ErrorKey {
  if (error instanceof Stripe.errors.StripeConnectionError) return 'service_timeout';
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'service_unavailable';
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return refusals[error.code ?? ''] ?? 'update_error';
  // The same call is running at this moment, or its key was used with other parameters.
  if (error.code === 'idempotency_key_in_use' || error instanceof Stripe.errors.StripeIdempotencyError)
    return 'payment_in_progress';
  return 'payment_provider_failed';
}

const causeOf = (error: unknown): Stripe.errors.StripeError | undefined =>
  error instanceof AppError && error.cause instanceof Stripe.errors.StripeError ? error.cause : undefined;

/** Returns the provider's error code of a failed call, such as `charge_already_refunded`. */
export const providerCode = (error: unknown): string | undefined => causeOf(error)?.code;

/** Whether the card provider, or the way to it, is the cause. */
export const isOfProvider = (error: unknown): boolean => causeOf(error) !== undefined;

/** Whether the key lacks the permission for this call, as a restricted key can. */
export const isForbidden = (error: unknown): boolean =>
  causeOf(error) instanceof Stripe.errors.StripePermissionError;

/** Whether the provider rejected the request itself, so that a retry is useless. */
export const isRefusal = (error: unknown): boolean =>
  causeOf(error) instanceof Stripe.errors.StripeInvalidRequestError;

/**
 * Whether a failed call may have been carried out, or may still be: after a timeout, a broken
 * connection, an error inside the provider or while it processes the call. A call that was
 * rejected for its rate can be the SDK's retry of a call that was not. After any other rejection
 * nothing was done.
 */
export function mayHaveBeenDone(error: unknown): boolean {
  const cause = causeOf(error);
  if (!cause) return false;
  return (
    cause instanceof Stripe.errors.StripeConnectionError ||
    cause instanceof Stripe.errors.StripeIdempotencyError ||
    cause instanceof Stripe.errors.StripeRateLimitError ||
    cause.code === 'idempotency_key_in_use' ||
    (cause.statusCode ?? 0) >= 500
  );
}

/**
 * Whether an error is a stored response for the idempotency key. The call has ended, and the
 * provider would repeat this response for a day.
 */
export const isReplay = (error: unknown): boolean =>
  causeOf(error)?.headers?.['idempotent-replayed'] === 'true';
