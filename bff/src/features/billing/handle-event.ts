import type Stripe from 'stripe';
import type { Deps } from '../../deps.ts';
import { syncSubscription } from './sync-subscription.ts';

/** News that can change what an account may do; anything else is received and left alone. */
const relevant =
  /^(?:customer\.subscription\.|customer\.(?:deleted|updated)$|invoice\.|payment_intent\.|payment_method\.|setup_intent\.)/;

/**
 * One webhook. Its effect is to look again at the customer, so order does not matter; its id is stored with the effect, so a
 * duplicate does nothing. When looking fails the id is not stored, and the provider's retry does it again.
 */
export async function handleEvent(deps: Deps, event: Stripe.Event): Promise<void> {
  if (!relevant.test(event.type)) return;
  const seen = await deps.db('provider_events').where({ id: event.id }).first('id');
  if (seen) return;
  const customer = customerOf(event);
  if (customer) await syncSubscription(deps, customer);
  await deps
    .db('provider_events')
    .insert({ id: event.id, type: event.type, received_at: deps.clock.now() })
    .onConflict('id')
    .ignore();
}

function customerOf(event: Stripe.Event): string | null {
  const object = event.data.object as {
    id?: string;
    object?: string;
    customer?: string | { id: string } | null;
  };
  if (object.object === 'customer') return object.id ?? null;
  return typeof object.customer === 'string' ? object.customer : (object.customer?.id ?? null);
}
