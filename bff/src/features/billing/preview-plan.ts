import type { z } from 'zod';
import type { planPreview, previewPlanInput } from '@massima/contract/plan-choice';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { giveQuote } from './quote.ts';
import { sendAllUsage } from './send-metered-usage.ts';
import { askOfChange, showChange } from './show-change.ts';
import { ownedSubscription } from './update-subscription.ts';

/** What a change of plan charges, with the quote by which it is confirmed. */
export async function previewPlan(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof previewPlanInput>,
): Promise<z.infer<typeof planPreview>> {
  const user = await findAccount(deps.db, actor, 'change', input.id);
  const { customer_id: customer } = user;
  if (!customer) throw new AppError('file_not_found');
  // The invoice of a change counts what was used until then.
  await sendAllUsage(deps, user.id);
  // Whose subscription it is, and whether it may have this price, is known before any of the rest is shown.
  const asked = askOfChange(deps, user, customer, input);
  const { subscription } = await ownedSubscription(deps, actor, input.id, input.subId);
  const shown = await showChange(deps, subscription, input, asked);
  return { ...shown.view, quote: giveQuote(deps, 'change', user.id, shown) };
}
