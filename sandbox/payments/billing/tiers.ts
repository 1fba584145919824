import type { Price, Tier } from '../objects/prices.ts';

export interface TierCharge {
  quantity: number;
  /** Cents. */
  amount: number;
  tier: number | null;
}

/** Returns the charges for `quantity` units, one for each tier that is reached. */
export function chargesOf(price: Price, quantity: number): TierCharge[] {
  if (!price._tiers)
    return [{ quantity, amount: cents(Number(price.unit_amount_decimal) * quantity), tier: null }];
  return price.tiers_mode === 'volume' ? [volume(price._tiers, quantity)] : graduated(price._tiers, quantity);
}

export function amountOf(price: Price, quantity: number): number {
  return chargesOf(price, quantity).reduce((sum, charge) => sum + charge.amount, 0);
}

/**
 * Charges the units of each tier at the tier's price. The flat amount of the first tier is charged
 * even without usage.
 */
function graduated(tiers: Tier[], quantity: number): TierCharge[] {
  let below = 0;
  const charges: TierCharge[] = [];
  tiers.forEach((tier, index) => {
    const units = Math.max(0, Math.min(quantity, tier.up_to ?? Infinity) - below);
    if (units > 0 || index === 0)
      charges.push({ quantity: units, amount: tierAmount(tier, units), tier: index + 1 });
    below = tier.up_to ?? below;
  });
  return charges;
}

/** Charges all units at the price of the tier that contains the quantity. */
function volume(tiers: Tier[], quantity: number): TierCharge {
  const index = tiers.findIndex((tier) => tier.up_to === null || quantity <= tier.up_to);
  const tier = tiers[index];
  return { quantity, amount: tier ? tierAmount(tier, quantity) : 0, tier: index + 1 };
}

function tierAmount(tier: Tier, units: number): number {
  return cents(Number(tier.unit_amount_decimal ?? 0) * units + Number(tier.flat_amount_decimal ?? 0));
}

/** Half a cent goes up; the small correction undoes what binary fractions lose. */
export function cents(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount) + 1e-9);
}
