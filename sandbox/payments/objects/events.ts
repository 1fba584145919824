import { newId } from '../core/ids.ts';
import type { EventType, SandboxContext } from '../core/context.ts';
import { page } from '../http/list.ts';
import { createdRange, inRange, paging } from '../http/paging.ts';
import { present } from '../http/present.ts';
import { route } from '../http/route.ts';
import type { Wire } from '../core/wire.ts';
import { deliveriesFor, matchesType } from '../control/deliveries.ts';

export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Wire; previous_attributes?: Wire };
  livemode: false;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
}

declare module '../core/tables.ts' {
  interface Tables {
    event: Event;
  }
}

/** Records what happened to `row` and queues it for every endpoint that listens. */
export function emitEvent(
  context: SandboxContext,
  type: EventType,
  row: { id: string; object: string },
  previous?: Wire,
): void {
  const event: Event = {
    id: newId('evt', 24),
    object: 'event',
    api_version: context.config.apiVersion,
    created: context.now(),
    data: { object: present(context, row), ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    request: { id: context.request.id, idempotency_key: context.request.idempotencyKey },
    type,
  };
  forgetOldEvents(context);
  context.store.put('event', event);
  for (const delivery of deliveriesFor(context, event)) context.store.put('delivery', delivery);
}

/** The provider keeps them for thirty days. */
const memory = 30 * 86_400;

function forgetOldEvents(context: SandboxContext): void {
  const before = context.now() - memory;
  for (
    let row = context.store.oldest('event');
    row && row.created < before;
    row = context.store.oldest('event')
  ) {
    context.store.remove('event', row.id);
  }
}

/** The parts of `after` that were different `before`, with their old values. */
export function changedParts(before: Wire, after: Wire): Wire {
  const changed: Wire = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changed[name] = before[name] ?? null;
  }
  return changed;
}

export function presentEvent(context: SandboxContext, event: Event): Wire {
  const pending = context.store.where('delivery', 'event', event.id);
  return { ...structuredClone(event), pending_webhooks: pending.length };
}

export const eventRoutes = [
  route(
    'GET /v1/events',
    { ...paging, ...createdRange, type: 'string', types: ['string'], delivery_success: 'bool' },
    ({ context }, params) => {
      const types = params.types ?? (params.type === undefined ? undefined : [params.type]);
      const rows = context.store
        .all('event')
        .filter((event) => matchesType(event.type, types) && inRange(event.created, params.created));
      return page(context, '/v1/events', rows, params);
    },
  ),
];
