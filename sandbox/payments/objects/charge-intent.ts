import type { SandboxContext } from '../core/context.ts';
import type { FailureBody } from '../http/failure.ts';
import { present } from '../http/present.ts';
import { authenticationFailed, cardError } from './card-failure.ts';
import { addCharge } from './charges.ts';
import { authenticationStep } from './next-action.ts';
import type { PaymentIntent } from './payment-intent-row.ts';
import { attachPaymentMethod } from './payment-methods.ts';
import type { PaymentMethod } from './payment-method-row.ts';

export interface Attempt {
  /** True if the customer is not present. */
  offSession?: boolean | undefined;
  returnUrl?: string | undefined;
  /** True if the customer has just authenticated. */
  authenticated?: boolean | undefined;
}

function requiresAuthentication(method: PaymentMethod, attempt: Attempt): boolean {
  if (attempt.authenticated) return false;
  const rule = method._behaviour.authentication;
  if (rule === 'always') return true;
  if (rule === 'unless_set_up') return !method._setUp;
  return rule === 'on_session' && !attempt.offSession;
}

/** Tries to collect the payment. The status of the returned intent shows the result. */
export function chargeIntent(
  context: SandboxContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  attempt: Attempt,
): PaymentIntent {
  const chosen = context.store.patch('payment_intent', intent, {
    payment_method: method.id,
    next_action: null,
  });
  if (requiresAuthentication(method, attempt)) {
    const waiting = context.store.patch('payment_intent', chosen, {
      status: 'requires_action',
      next_action: authenticationStep(context, chosen, attempt.returnUrl),
      last_payment_error: null,
    });
    context.emit('payment_intent.requires_action', waiting);
    return waiting;
  }
  const decline = method._behaviour.declined ?? method._behaviour.chargeDeclined;
  const charge = addCharge(context, chosen, method, decline, attempt.authenticated ?? false);
  if (decline) {
    const error = { ...cardError(decline), charge: charge.id };
    return failIntent(
      context,
      context.store.patch('payment_intent', chosen, { latest_charge: charge.id }),
      error,
      method,
    );
  }
  if (attempt.authenticated && !method._setUp)
    context.store.patch('payment_method', method, { _setUp: true });
  // A card that was to be kept for later becomes the customer's, now that it has paid.
  if (chosen.setup_future_usage && chosen.customer) attachPaymentMethod(context, method.id, chosen.customer);
  const paid = context.store.patch('payment_intent', chosen, {
    status: 'succeeded',
    amount_received: chosen.amount,
    last_payment_error: null,
    latest_charge: charge.id,
  });
  context.emit('payment_intent.succeeded', paid);
  return paid;
}

/** Back to the beginning: another card is needed. The error keeps the card that failed. */
export function failIntent(
  context: SandboxContext,
  intent: PaymentIntent,
  error: FailureBody,
  method: PaymentMethod | undefined,
): PaymentIntent {
  const failed = context.store.patch('payment_intent', intent, {
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_payment_error: { ...error, ...(method ? { payment_method: present(context, method) } : {}) },
  });
  context.emit('payment_intent.payment_failed', failed);
  return failed;
}

export function refuseAuthentication(context: SandboxContext, intent: PaymentIntent): PaymentIntent {
  const method =
    intent.payment_method === null ? undefined : context.store.get('payment_method', intent.payment_method);
  return failIntent(context, intent, authenticationFailed('payment'), method);
}

export function cancelIntent(
  context: SandboxContext,
  intent: PaymentIntent,
  reason: string | null,
): PaymentIntent {
  const canceled = context.store.patch('payment_intent', intent, {
    status: 'canceled',
    canceled_at: context.now(),
    cancellation_reason: reason,
    next_action: null,
  });
  context.emit('payment_intent.canceled', canceled);
  return canceled;
}
