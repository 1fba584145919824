import type { SandboxContext } from '../core/context.ts';
import { runDue, afterDunning } from '../billing/due.ts';
import { invalid } from '../http/failure.ts';
import { present } from '../http/present.ts';
import { ensureAccount } from '../objects/account.ts';
import { authenticate } from '../objects/authenticate.ts';
import { addWebhookEndpoint } from '../objects/webhook-endpoints.ts';
import { requestFailures, webhookFailures } from './faults.ts';
import type { FailureRule, FailureInjector } from './faults.ts';
import { seed } from './seed.ts';

const tables = [
  'customer',
  'payment_method',
  'setup_intent',
  'payment_intent',
  'charge',
  'refund',
  'product',
  'price',
  'coupon',
  'discount',
  'subscription',
  'invoice',
  'invoice_payment',
  'invoiceitem',
  'tax_id',
  'billing.meter',
  'billing.meter_event',
  'event',
  'webhook_endpoint',
] as const;

const longestAdvance = 20 * 366 * 86_400;

/** The endpoint that the environment names: made again after a reset, and changed when the environment was. */
export function ensureWebhook(context: SandboxContext): void {
  const { webhookUrl, webhookSecret } = context.config;
  if (webhookUrl === '') return;
  const endpoint = context.store.get('webhook_endpoint', 'we_sandbox');
  if (endpoint)
    context.store.patch('webhook_endpoint', endpoint, { url: webhookUrl, _secret: webhookSecret });
  else
    addWebhookEndpoint(context, {
      id: 'we_sandbox',
      url: webhookUrl,
      secret: webhookSecret,
      enabled_events: ['*'],
    });
}

function readRules(body: unknown): FailureRule[] {
  const list = Array.isArray(body) ? body : ((body as { rules?: unknown }).rules ?? [body]);
  if (!Array.isArray(list)) throw invalid('rules: a list', 'rules');
  return list.map((each: Partial<FailureRule>) => {
    const kinds: readonly string[] = [...requestFailures, ...webhookFailures];
    if (!each.fault || !kinds.includes(each.fault))
      throw invalid(`fault: one of ${kinds.join(', ')}`, 'fault');
    return { ...each, match: each.match ?? {}, fault: each.fault };
  });
}

/**
 * Control operations for tests and demos that the real provider does not have. Requests and
 * responses are JSON.
 */
export const controls: Record<
  string,
  (context: SandboxContext, injector: FailureInjector, body: unknown) => unknown
> = {
  'POST /sandbox/clock': (context, _injector, body) => {
    const seconds = Number((body as { advanceSeconds?: unknown }).advanceSeconds);
    if (!Number.isInteger(seconds) || seconds < 0 || seconds > longestAdvance) {
      throw invalid('advanceSeconds: a whole number, the clock never goes back', 'advanceSeconds');
    }
    context.store.transaction(() => context.clock.advance(seconds));
    const done = runDue(context);
    return { now: context.now(), done };
  },
  'GET /sandbox/clock': (context) => ({ now: context.now() }),
  'GET /sandbox/state': (context) =>
    Object.fromEntries(
      tables.map((table) => [table, context.store.all(table).map((row) => present(context, row))]),
    ),
  'POST /sandbox/reset': (context, rules) => {
    rules.set([]);
    context.store.clear();
    context.store.transaction(() => {
      ensureAccount(context);
      ensureWebhook(context);
      seed(context);
    });
    return { ok: true };
  },
  'POST /sandbox/seed': (context) => {
    context.store.transaction(() => seed(context));
    return { ok: true };
  },
  'GET /sandbox/behaviour': (_context, rules) => ({ rules: rules.list() }),
  'POST /sandbox/behaviour': (_context, rules, body) => {
    rules.set(readRules(body));
    return { rules: rules.list() };
  },
  'POST /sandbox/settings': (context, _injector, body) => {
    const requestedState = (body as { afterDunning?: string }).afterDunning;
    const value = afterDunning.findIndex((each) => each === requestedState);
    if (value < 0) throw invalid(`afterDunning: one of ${afterDunning.join(', ')}`, 'afterDunning');
    context.store.transaction(() => context.store.put('meta', { id: 'after_dunning', value }));
    return { afterDunning: requestedState };
  },
  'POST /sandbox/authenticate': (context, _injector, body) => {
    const { intent, outcome } = body as { intent?: string; outcome?: string };
    return context.store.transaction(() => authenticate(context, intent ?? '', outcome !== 'fail'));
  },
  'GET /sandbox/health': (context, { slowed }) => ({
    ok: true,
    slowed,
    deliveries: context.store.all('delivery').length,
  }),
};
