import { newId, randomText } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import type { FailureBody } from '../http/failure.ts';
import type { TextMap } from '../http/params.ts';
import { present } from '../http/present.ts';
import type { Wire } from '../core/wire.ts';
import { authenticationFailed, cardError, cardFailure } from './card-failure.ts';
import { authenticationStep } from './next-action.ts';
import type { IntentStatus } from './payment-intent-row.ts';
import { attachPaymentMethod, usableMethod } from './payment-methods.ts';
import type { PaymentMethod } from './payment-method-row.ts';

export interface SetupIntent {
  id: string;
  object: 'setup_intent';
  allowed_payment_method_types: ['card'];
  application: null;
  automatic_payment_methods: null;
  cancellation_reason: string | null;
  client_secret: string;
  created: number;
  customer: string | null;
  customer_account: null;
  description: string | null;
  excluded_payment_method_types: null;
  flow_directions: null;
  last_setup_error: FailureBody | null;
  latest_attempt: null;
  livemode: false;
  managed_payments: null;
  mandate: null;
  metadata: TextMap;
  next_action: Wire | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_configuration_details: null;
  payment_method_options: Wire;
  payment_method_types: ['card'];
  single_use_mandate: null;
  status: IntentStatus;
  usage: 'off_session' | 'on_session';
}

declare module '../core/tables.ts' {
  interface Tables {
    setup_intent: SetupIntent;
  }
}

interface NewSetup {
  customer: string | null;
  usage: SetupIntent['usage'];
  method?: PaymentMethod | undefined;
  description?: string | undefined;
  metadata?: TextMap;
}

export function addSetupIntent(context: SandboxContext, sent: NewSetup): SetupIntent {
  const id = newId('seti', 24);
  const intent = context.store.put('setup_intent', {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: context.now(),
    customer: sent.customer,
    customer_account: null,
    description: sent.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: sent.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: sent.method?.id ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: sent.method ? 'requires_confirmation' : 'requires_payment_method',
    usage: sent.usage,
  });
  context.emit('setup_intent.created', intent);
  return intent;
}

/**
 * Checks a card and attaches it. If the card requires authentication, the intent stays in
 * `requires_action`.
 */
export function confirmSetup(
  context: SandboxContext,
  intent: SetupIntent,
  method: PaymentMethod,
  returnUrl?: string,
): SetupIntent {
  const { authentication, declined } = usableMethod(method, intent.customer)._behaviour;
  const chosen = context.store.patch('setup_intent', intent, {
    payment_method: method.id,
    next_action: null,
  });
  if (declined) {
    const failed = failSetup(context, chosen, cardError(declined), method);
    throw cardFailure(declined, { setup_intent: present(context, failed) });
  }
  if (
    (authentication === 'always' || authentication === 'unless_set_up') &&
    !(authentication === 'unless_set_up' && method._setUp)
  ) {
    const waiting = context.store.patch('setup_intent', chosen, {
      status: 'requires_action',
      next_action: authenticationStep(context, chosen, returnUrl),
      last_setup_error: null,
    });
    context.emit('setup_intent.requires_action', waiting);
    return waiting;
  }
  return succeedSetup(context, chosen, method);
}

export function succeedSetup(
  context: SandboxContext,
  intent: SetupIntent,
  method: PaymentMethod,
): SetupIntent {
  if (intent.customer !== null) attachPaymentMethod(context, method.id, intent.customer);
  const current = context.find('payment_method', method.id);
  context.store.patch('payment_method', current, { _setUp: true });
  const done = context.store.patch('setup_intent', intent, {
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  });
  context.emit('setup_intent.succeeded', done);
  for (const row of context.store.all('subscription')) {
    if (row.pending_setup_intent === intent.id)
      context.store.patch('subscription', row, { pending_setup_intent: null });
  }
  return done;
}

function failSetup(
  context: SandboxContext,
  intent: SetupIntent,
  error: FailureBody,
  method: PaymentMethod,
): SetupIntent {
  const failed = context.store.patch('setup_intent', intent, {
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_setup_error: { ...error, payment_method: present(context, method) },
  });
  context.emit('setup_intent.setup_failed', failed);
  return failed;
}

export function refuseSetup(context: SandboxContext, intent: SetupIntent): SetupIntent {
  const method = context.find('payment_method', intent.payment_method ?? '');
  return failSetup(context, intent, authenticationFailed('setup'), method);
}
