import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { invalid, required } from '../http/failure.ts';
import { page } from '../http/list.ts';
import { paging } from '../http/paging.ts';
import { stringEnum } from '../http/params.ts';
import type { TextMap } from '../http/params.ts';
import { route } from '../http/route.ts';
import { findCustomer } from './customer-row.ts';

export interface Meter {
  id: string;
  object: 'billing.meter';
  created: number;
  customer_mapping: { event_payload_key: string; type: 'by_id' };
  default_aggregation: { formula: 'count' | 'last' | 'sum' };
  dimensions: null;
  display_name: string;
  event_name: string;
  event_time_window: null;
  livemode: false;
  status: 'active' | 'inactive';
  status_transitions: { deactivated_at: number | null };
  updated: number;
  value_settings: { event_payload_key: string };
}

export interface MeterEvent {
  id: string;
  object: 'billing.meter_event';
  created: number;
  event_name: string;
  identifier: string;
  livemode: false;
  payload: TextMap;
  timestamp: number;
  _customer: string;
}

declare module '../core/tables.ts' {
  interface Tables {
    'billing.meter': Meter;
    'billing.meter_event': MeterEvent;
  }
}

/** The provider remembers an identifier for at least a day; later it would count again. */
const identifierMemory = 24 * 3600;

export function addMeter(
  context: SandboxContext,
  sent: { id?: string; display_name: string; event_name: string; formula: 'count' | 'last' | 'sum' },
): Meter {
  if (
    context.store
      .all('billing.meter')
      .some((row) => row.event_name === sent.event_name && row.status === 'active')
  ) {
    throw invalid(`There is an active meter with the event name ${sent.event_name} already.`, 'event_name');
  }
  const meter = context.store.put('billing.meter', {
    id: sent.id ?? newId('mtr', 24),
    object: 'billing.meter',
    created: context.now(),
    customer_mapping: { event_payload_key: 'stripe_customer_id', type: 'by_id' },
    default_aggregation: { formula: sent.formula },
    dimensions: null,
    display_name: sent.display_name,
    event_name: sent.event_name,
    event_time_window: null,
    livemode: false,
    status: 'active',
    status_transitions: { deactivated_at: null },
    updated: context.now(),
    value_settings: { event_payload_key: 'value' },
  });
  context.emit('billing.meter.created', meter);
  return meter;
}

/** Returns a customer's usage between two times, aggregated as the meter defines. */
export function usageOf(
  context: SandboxContext,
  meterId: string,
  customer: string,
  from: number,
  to: number,
): number {
  const meter = context.find('billing.meter', meterId);
  const values = context.store
    .where('billing.meter_event', 'customer', customer)
    .filter((event) => event.event_name === meter.event_name)
    .filter((event) => event.timestamp >= from && event.timestamp < to)
    .map((event) => Number(event.payload[meter.value_settings.event_payload_key] ?? '1'));
  if (meter.default_aggregation.formula === 'count') return values.length;
  if (meter.default_aggregation.formula === 'last') return values.at(-1) ?? 0;
  return values.reduce((sum, value) => sum + value, 0);
}

function readMeterEvent(
  context: SandboxContext,
  name: string,
  payload: TextMap,
  identifier: string,
  timestamp: number,
): MeterEvent {
  const meter = context.store
    .all('billing.meter')
    .find((row) => row.event_name === name && row.status === 'active');
  if (!meter) throw invalid(`No active meter found for event name ${name}.`, 'event_name', 'no_meter');
  const key = meter.customer_mapping.event_payload_key;
  const customer = findCustomer(context, required(payload[key], `payload[${key}]`), `payload[${key}]`);
  const value = payload[meter.value_settings.event_payload_key];
  if (meter.default_aggregation.formula !== 'count')
    required(value, `payload[${meter.value_settings.event_payload_key}]`);
  if (value !== undefined && !/^\d{1,12}$/.test(value))
    throw invalid('Meter event value must be a whole number.', 'payload[value]');
  const now = context.now();
  if (timestamp > now + 300 || timestamp < now - 35 * 86_400) {
    throw invalid(
      'The timestamp must be within the past 35 calendar days or up to 5 minutes in the future.',
      'timestamp',
    );
  }
  return {
    id: newId('mev', 24),
    object: 'billing.meter_event',
    created: now,
    event_name: name,
    identifier,
    livemode: false,
    payload,
    timestamp,
    _customer: customer.id,
  };
}

/** A meter event has no id in the API. */
function bare({ id: _id, _customer, ...event }: MeterEvent): Omit<MeterEvent, 'id' | '_customer'> {
  return event;
}

export const meterRoutes = [
  route(
    'POST /v1/billing/meters',
    {
      display_name: 'string',
      event_name: 'string',
      default_aggregation: { formula: stringEnum('count', 'last', 'sum') },
      customer_mapping: { event_payload_key: 'string', type: stringEnum('by_id') },
      value_settings: { event_payload_key: 'string' },
      event_time_window: 'string',
    },
    ({ context }, params) => {
      const meter = addMeter(context, {
        display_name: required(params.display_name, 'display_name'),
        event_name: required(params.event_name, 'event_name'),
        formula: required(params.default_aggregation?.formula, 'default_aggregation[formula]'),
      });
      return context.store.patch('billing.meter', meter, {
        customer_mapping: {
          event_payload_key: params.customer_mapping?.event_payload_key ?? 'stripe_customer_id',
          type: 'by_id',
        },
        value_settings: { event_payload_key: params.value_settings?.event_payload_key ?? 'value' },
      });
    },
  ),
  route('GET /v1/billing/meters', { ...paging, status: 'string' }, ({ context }, params) => {
    const rows = context.store
      .all('billing.meter')
      .filter((row) => params.status === undefined || row.status === params.status);
    return page(context, '/v1/billing/meters', rows, params);
  }),
  route(
    'POST /v1/billing/meter_events',
    { event_name: 'string', payload: 'map', identifier: 'string', timestamp: 'int' },
    ({ context }, params) => {
      const name = required(params.event_name, 'event_name');
      const identifier = params.identifier ?? newId('ident', 24);
      const since = context.now() - identifierMemory;
      const duplicateEvent = context.store
        .where('billing.meter_event', 'identifier', identifier)
        .find((row) => row.created > since);
      if (duplicateEvent) {
        const message = `An event already exists with identifier ${identifier}.`;
        throw invalid(message, 'identifier', 'duplicate_meter_event');
      }
      const payload = required(params.payload, 'payload');
      const event = readMeterEvent(context, name, payload, identifier, params.timestamp ?? context.now());
      return bare(context.store.put('billing.meter_event', event));
    },
  ),
];
