import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { invalid, required } from '../http/failure.ts';
import { mergeMetadata } from '../http/params.ts';
import type { TextMap } from '../http/params.ts';
import type { Wire } from '../core/wire.ts';
import type { Interval } from '../billing/periods.ts';

export interface Tier {
  flat_amount: number | null;
  flat_amount_decimal: string | null;
  unit_amount: number | null;
  unit_amount_decimal: string | null;
  up_to: number | null;
}

export interface Price {
  id: string;
  object: 'price';
  active: boolean;
  billing_scheme: 'per_unit' | 'tiered';
  created: number;
  currency: string;
  custom_unit_amount: null;
  livemode: false;
  lookup_key: string | null;
  metadata: TextMap;
  nickname: string | null;
  product: string;
  recurring: {
    interval: Interval;
    interval_count: number;
    meter: string | null;
    trial_period_days: number | null;
    usage_type: 'licensed' | 'metered';
  } | null;
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
  tiers_mode: 'graduated' | 'volume' | null;
  transform_quantity: null;
  type: 'one_time' | 'recurring';
  unit_amount: number | null;
  unit_amount_decimal: string | null;
  _tiers: Tier[] | null;
}

declare module '../core/tables.ts' {
  interface Tables {
    price: Price;
  }
}

interface TierSent {
  up_to?: string | undefined;
  flat_amount?: number | undefined;
  flat_amount_decimal?: string | undefined;
  unit_amount?: number | undefined;
  unit_amount_decimal?: string | undefined;
}

export interface PriceSent {
  id?: string | undefined;
  active?: boolean | undefined;
  billing_scheme?: 'per_unit' | 'tiered' | undefined;
  currency?: string | undefined;
  lookup_key?: string | undefined;
  metadata?: TextMap | null | undefined;
  nickname?: string | undefined;
  product: string;
  recurring?:
    | {
        interval?: Interval | undefined;
        interval_count?: number | undefined;
        meter?: string | undefined;
        trial_period_days?: number | undefined;
        usage_type?: 'licensed' | 'metered' | undefined;
      }
    | null
    | undefined;
  tax_behavior?: Price['tax_behavior'] | undefined;
  tiers?: (TierSent | null)[] | null | undefined;
  tiers_mode?: 'graduated' | 'volume' | undefined;
  unit_amount?: number | undefined;
  unit_amount_decimal?: string | undefined;
}

/** A whole number of cents also has its text; a fraction of a cent has only that. */
function amounts(integer: number | undefined, text: string | undefined): [number | null, string | null] {
  const decimal = text ?? (integer === undefined ? null : String(integer));
  return [decimal !== null && /^-?\d+$/.test(decimal) ? Number(decimal) : null, decimal];
}

function readTiers(sent: (TierSent | null)[]): Tier[] {
  let last = 0;
  return sent.map((tier, index) => {
    const [flat, flatText] = amounts(tier?.flat_amount, tier?.flat_amount_decimal);
    const [unit, unitText] = amounts(tier?.unit_amount, tier?.unit_amount_decimal);
    const upTo = tier?.up_to === 'inf' ? null : Number(required(tier?.up_to, `tiers[${index}][up_to]`));
    const isLast = index === sent.length - 1;
    if (isLast !== (upTo === null))
      throw invalid('The last tier, and only it, must have up_to `inf`.', 'tiers');
    if (upTo !== null && (!Number.isInteger(upTo) || upTo <= last))
      throw invalid('Tiers must be in ascending order.', 'tiers');
    last = upTo ?? last;
    return {
      flat_amount: flat,
      flat_amount_decimal: flatText,
      unit_amount: unit,
      unit_amount_decimal: unitText,
      up_to: upTo,
    };
  });
}

function readRecurring(
  context: SandboxContext,
  sent: NonNullable<PriceSent['recurring']>,
): NonNullable<Price['recurring']> {
  const usage = sent.usage_type ?? 'licensed';
  if (usage === 'metered') {
    context.find('billing.meter', required(sent.meter, 'recurring[meter]'), 'recurring[meter]');
  } else if (sent.meter !== undefined) {
    throw invalid('A meter needs usage_type=metered.', 'recurring[meter]');
  }
  return {
    interval: required(sent.interval, 'recurring[interval]'),
    interval_count: sent.interval_count ?? 1,
    meter: sent.meter ?? null,
    trial_period_days: sent.trial_period_days ?? null,
    usage_type: usage,
  };
}

export function addPrice(context: SandboxContext, sent: PriceSent): Price {
  const currency = required(sent.currency, 'currency').toLowerCase();
  const scheme = sent.billing_scheme ?? 'per_unit';
  const [unit, unitText] = amounts(sent.unit_amount, sent.unit_amount_decimal);
  if (scheme === 'per_unit') required(unitText, 'unit_amount');
  if (scheme === 'tiered') {
    required(sent.tiers, 'tiers');
    required(sent.tiers_mode, 'tiers_mode');
  }
  const price: Price = {
    id: sent.id ?? newId('price', 24),
    object: 'price',
    active: sent.active ?? true,
    billing_scheme: scheme,
    created: context.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: sent.lookup_key ?? null,
    metadata: mergeMetadata({}, sent.metadata),
    nickname: sent.nickname || null,
    product: sent.product,
    recurring: sent.recurring ? readRecurring(context, sent.recurring) : null,
    tax_behavior: sent.tax_behavior ?? 'unspecified',
    tiers_mode: scheme === 'tiered' ? (sent.tiers_mode ?? null) : null,
    transform_quantity: null,
    type: sent.recurring ? 'recurring' : 'one_time',
    unit_amount: scheme === 'tiered' ? null : unit,
    unit_amount_decimal: scheme === 'tiered' ? null : unitText,
    _tiers: scheme === 'tiered' ? readTiers(sent.tiers ?? []) : null,
  };
  context.store.put('price', price);
  context.emit('price.created', price);
  return price;
}

export function presentPrice(_context: SandboxContext, price: Price): Wire {
  const wire: Wire = structuredClone(price) as unknown as Wire;
  // The trial that a price proposes is read on its plan, and no longer on itself.
  if (price.recurring) {
    const { interval, interval_count, meter, usage_type } = price.recurring;
    wire['recurring'] = { interval, interval_count, meter, usage_type };
  }
  return wire;
}

export function presentTiers(context: SandboxContext, owner: Wire): unknown {
  return structuredClone(context.store.get('price', String(owner['id']))?._tiers ?? undefined);
}

export function presentCurrencyOptions(_context: SandboxContext, owner: Wire): unknown {
  const { currency, tax_behavior, unit_amount, unit_amount_decimal } = owner;
  return { [String(currency)]: { custom_unit_amount: null, tax_behavior, unit_amount, unit_amount_decimal } };
}
