import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { addInterval } from '../billing/periods.ts';
import { invalid } from '../http/failure.ts';
import { redeem } from './coupons.ts';

export interface Discount {
  id: string;
  object: 'discount';
  checkout_session: null;
  customer: string;
  customer_account: null;
  end: number | null;
  invoice: null;
  invoice_item: null;
  promotion_code: null;
  source: { type: 'coupon'; coupon: string };
  start: number;
  subscription: string | null;
  subscription_item: null;
}

declare module '../core/tables.ts' {
  interface Tables {
    discount: Discount;
  }
}

export interface DiscountSent {
  coupon?: string | undefined;
  discount?: string | undefined;
}

/** Turns what was requested into discounts on this subscription; a coupon that it has already is not counted twice. */
export function chooseDiscounts(
  context: SandboxContext,
  sent: readonly (DiscountSent | null)[],
  customer: string,
  subscription: string,
  currentIds: readonly string[],
): string[] {
  return sent.map((each, index) => {
    if (each?.discount !== undefined) {
      if (currentIds.includes(each.discount)) return each.discount;
      throw invalid(
        `No such discount: '${each.discount}'`,
        `discounts[${index}][discount]`,
        'resource_missing',
      );
    }
    const old = currentIds.find((id) => context.store.get('discount', id)?.source.coupon === each?.coupon);
    return (
      old ??
      addDiscount(context, each?.coupon ?? '', customer, subscription, `discounts[${index}][coupon]`).id
    );
  });
}

function addDiscount(
  context: SandboxContext,
  id: string,
  customer: string,
  subscription: string,
  param: string,
): Discount {
  const coupon = redeem(context, id, param);
  const start = context.now();
  const months = coupon.duration_in_months;
  const discount = context.store.put('discount', {
    id: newId('di', 24),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: months === null ? null : addInterval(start, 'month', months),
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { type: 'coupon', coupon: coupon.id },
    start,
    subscription,
    subscription_item: null,
  });
  context.emit('customer.discount.created', discount);
  return discount;
}
