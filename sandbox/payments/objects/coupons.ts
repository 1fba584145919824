import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { invalid, missing, required } from '../http/failure.ts';
import { page } from '../http/list.ts';
import { createdRange, inRange, paging } from '../http/paging.ts';
import { mergeMetadata, stringEnum } from '../http/params.ts';
import type { TextMap } from '../http/params.ts';
import { route } from '../http/route.ts';
import type { Wire } from '../core/wire.ts';

export interface Coupon {
  id: string;
  object: 'coupon';
  amount_off: number | null;
  created: number;
  currency: string | null;
  duration: 'once' | 'repeating' | 'forever';
  duration_in_months: number | null;
  livemode: false;
  max_redemptions: number | null;
  metadata: TextMap;
  name: string | null;
  percent_off: number | null;
  redeem_by: number | null;
  times_redeemed: number;
}

declare module '../core/tables.ts' {
  interface Tables {
    coupon: Coupon;
  }
}

export interface CouponSent {
  id?: string | undefined;
  amount_off?: number | undefined;
  currency?: string | undefined;
  duration?: Coupon['duration'] | undefined;
  duration_in_months?: number | undefined;
  max_redemptions?: number | undefined;
  metadata?: TextMap | null | undefined;
  name?: string | undefined;
  percent_off?: number | undefined;
  redeem_by?: number | undefined;
}

export function addCoupon(context: SandboxContext, sent: CouponSent): Coupon {
  if (sent.id !== undefined && context.store.get('coupon', sent.id)) {
    throw invalid('Coupon already exists.', 'id', 'resource_already_exists');
  }
  if ((sent.amount_off === undefined) === (sent.percent_off === undefined)) {
    throw invalid(
      'You must specify either percent_off or amount_off, and not both.',
      'percent_off',
      'parameter_missing',
    );
  }
  if (sent.percent_off !== undefined && (sent.percent_off <= 0 || sent.percent_off > 100)) {
    throw invalid('Percent off must be greater than 0 and at most 100.', 'percent_off');
  }
  const duration = sent.duration ?? 'once';
  if (duration === 'repeating') required(sent.duration_in_months, 'duration_in_months');
  const coupon = context.store.put('coupon', {
    id: sent.id ?? newId('', 8).slice(1),
    object: 'coupon',
    amount_off: sent.amount_off ?? null,
    created: context.now(),
    currency: sent.amount_off === undefined ? null : required(sent.currency, 'currency'),
    duration,
    duration_in_months: duration === 'repeating' ? (sent.duration_in_months ?? null) : null,
    livemode: false,
    max_redemptions: sent.max_redemptions ?? null,
    metadata: mergeMetadata({}, sent.metadata),
    name: sent.name ?? null,
    percent_off: sent.percent_off ?? null,
    redeem_by: sent.redeem_by ?? null,
    times_redeemed: 0,
  });
  context.emit('coupon.created', coupon);
  return coupon;
}

function isValid(context: SandboxContext, coupon: Coupon): boolean {
  const inTime = coupon.redeem_by === null || coupon.redeem_by > context.now();
  return inTime && (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions);
}

export function presentCoupon(context: SandboxContext, coupon: Coupon): Wire {
  return { ...structuredClone(coupon), valid: isValid(context, coupon) };
}

function findCoupon(context: SandboxContext, id: string, param?: string): Coupon {
  const coupon = context.store.get('coupon', id);
  if (!coupon) throw missing('coupon', id, param);
  return coupon;
}

/** Returns a coupon that is still valid and increments its use count. */
export function redeem(context: SandboxContext, id: string, param: string): Coupon {
  const coupon = findCoupon(context, id, param);
  if (!isValid(context, coupon)) throw invalid(`Coupon expired: ${id}`, param, 'coupon_expired');
  return context.store.patch('coupon', coupon, { times_redeemed: coupon.times_redeemed + 1 });
}

export const couponRoutes = [
  route(
    'POST /v1/coupons',
    {
      id: 'string',
      amount_off: 'int',
      currency: 'string',
      duration: stringEnum('once', 'repeating', 'forever'),
      duration_in_months: 'int',
      max_redemptions: 'int',
      metadata: 'map',
      name: 'string',
      percent_off: 'number',
      redeem_by: 'int',
    },
    ({ context }, params) => {
      if (params.redeem_by !== undefined && params.redeem_by <= context.now()) {
        throw invalid('redeem_by must be in the future.', 'redeem_by');
      }
      return addCoupon(context, params);
    },
  ),
  route('GET /v1/coupons/:id', {}, ({ context, path }) => findCoupon(context, path['id'] ?? '')),
  route('GET /v1/coupons', { ...paging, ...createdRange }, ({ context }, params) => {
    const rows = context.store.all('coupon').filter((row) => inRange(row.created, params.created));
    return page(context, '/v1/coupons', rows, params);
  }),
];
