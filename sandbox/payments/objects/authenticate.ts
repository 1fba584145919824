import type { World } from '../core/world.ts';
import { invalid, required } from '../http/failure.ts';
import { oneOf } from '../http/params.ts';
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
export function authenticate(world: World, id: string, succeeds: boolean): Wire {
  if (id.startsWith('seti_')) {
    const intent = world.find('setup_intent', id);
    waits(intent.status);
    const method = world.find('payment_method', intent.payment_method ?? '');
    return present(world, succeeds ? succeedSetup(world, intent, method) : refuseSetup(world, intent));
  }
  const intent = world.find('payment_intent', id);
  waits(intent.status);
  const method = world.find('payment_method', intent.payment_method ?? '');
  const settled = succeeds
    ? chargeIntent(world, intent, method, { authenticated: true })
    : refuseAuthentication(world, intent);
  settleIntent(world, settled, {});
  return present(world, settled);
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
    { source: 'string', client_secret: 'string', outcome: oneOf('complete', 'fail') },
    ({ world, caller }, params) => {
      const id = required(params.source, 'source');
      const intent = id.startsWith('seti_')
        ? world.find('setup_intent', id)
        : world.find('payment_intent', id);
      checkSecret(caller, intent, params.client_secret);
      return forBrowser(caller, authenticate(world, id, required(params.outcome, 'outcome') === 'complete'));
    },
    { open: true },
  ),
];
