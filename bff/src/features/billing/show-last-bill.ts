import type { z } from 'zod';
import type { lastBill } from '@massima/contract/plan-choice';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import type { AccountRow } from '../../models/user.ts';
import { discountsOf } from './renewal-terms.ts';
import { previewInvoice } from './describe-preview.ts';
import { bears, isPaidLater, unpaidOf } from './final-invoice.ts';
import { seconds } from './periods.ts';
import { withKnownTiers } from './price-tiers.ts';
import { lastInvoice, line, type PreviewLine } from './preview-lines.ts';
import { giveQuote, type Moment, type Shown } from './quote.ts';
import { hasEnded, listSubscriptions } from './read-subscription.ts';
import { requirePayments } from './require-payments.ts';
import { sendAllUsage } from './send-metered-usage.ts';

type LastBill = z.infer<typeof lastBill>;
type View = Omit<LastBill, 'quote'>;

/** Returns the charge for removing an account now, with the quote that confirms it. */
export async function readLastBill(deps: Deps, actor: Actor, id: number): Promise<LastBill> {
  const user = await findAccount(deps.db, actor, 'change', id);
  if (deps.payments) await sendAllUsage(deps, user.id);
  return presentLastBill(deps, user.id, await showLastBill(deps, user));
}

export const presentLastBill = (deps: Deps, userId: number, quoted: Shown<View>): LastBill => ({
  ...quoted.view,
  quote: giveQuote(deps, 'last-bill', userId, quoted),
});

/**
 * Returns the final bills of metered plans, including earlier unpaid ones. Report the use first.
 * @param moment  times of an earlier preview to repeat
 */
export async function showLastBill(
  deps: Deps,
  { customer_id: customer }: Pick<AccountRow, 'customer_id'>,
  moment: Moment = { at: seconds(deps.clock.now()), prorated: null },
): Promise<Shown<View>> {
  const all =
    customer === null || !deps.payments ? [] : await listSubscriptions(requirePayments(deps), customer);
  const lines: PreviewLine[] = [];
  let due_now = 0;
  for (const subscription of all.filter((s) => !hasEnded(s) && isPaidLater(s) && bears.has(s.status))) {
    const invoice = await previewInvoice(deps, {
      subscription: subscription.id,
      subscription_details: { cancel_now: true, proration_behavior: 'none' },
    });
    if (!invoice) continue;
    const price = subscription.items.data[0]?.price;
    const priceWithTiers = price && (await withKnownTiers(requirePayments(deps), price));
    const bill = lastInvoice(invoice, priceWithTiers, discountsOf(subscription), moment.at);
    lines.push(...bill.lines);
    due_now += bill.due;
  }
  for (const { amount_remaining } of all.length > 0 ? await unpaidOf(deps, all) : []) {
    lines.push(line('owed', amount_remaining));
    due_now += amount_remaining;
  }
  const view = { due_now, currency: all[0]?.currency ?? 'eur', lines };
  return { view, basis: all.filter((s) => !hasEnded(s)).map(({ id, status }) => [id, status]), moment };
}
