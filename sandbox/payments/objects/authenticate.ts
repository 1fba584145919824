import type { SandboxContext } from '../core/context.ts';
import { invalid, required } from '../http/failure.ts';
import { stringEnum } from '../http/params.ts';
import { present } from '../http/present.ts';
import { route } from '../http/route.ts';
import type { Wire } from '../core/wire.ts';
import { settleIntent } from '../billing/collect-invoice.ts';
import { chargeIntent, refuseAuthentication } from './charge-intent.ts';
import { checkSecret, forBrowser } from './intent-access.ts';
import { refuseSetup, succeedSetup } from './setup-intents.ts';

/**
 * Handles the customer's response on the authentication page; `succeeds` is false if they refused.
 */
export function authenticate(context: SandboxContext, id: string, succeeds: boolean): Wire {
  if (id.startsWith('seti_')) {
    const intent = context.find('setup_intent', id);
    waits(intent.status);
    const method = context.find('payment_method', intent.payment_method ?? '');
    return present(context, succeeds ? succeedSetup(context, intent, method) : refuseSetup(context, intent));
  }
  const intent = context.find('payment_intent', id);
  waits(intent.status);
  const method = context.find('payment_method', intent.payment_method ?? '');
  const settled = succeeds
    ? chargeIntent(context, intent, method, { authenticated: true })
    : refuseAuthentication(context, intent);
  settleIntent(context, settled, {});
  return present(context, settled);
}

function waits(status: string): void {
  if (status === 'requires_action') return;
  throw invalid(
    `This intent does not wait for authentication: its status is ${status}.`,
    undefined,
    'intent_unexpected_state',
  );
}

export const authenticateRoutes = [
  route(
    'POST /v1/3ds2/authenticate',
    { source: 'string', client_secret: 'string', outcome: stringEnum('complete', 'fail') },
    ({ context, caller }, params) => {
      const id = required(params.source, 'source');
      const intent = id.startsWith('seti_')
        ? context.find('setup_intent', id)
        : context.find('payment_intent', id);
      checkSecret(caller, intent, params.client_secret);
      return forBrowser(
        caller,
        authenticate(context, id, required(params.outcome, 'outcome') === 'complete'),
      );
    },
    { open: true },
  ),
];
