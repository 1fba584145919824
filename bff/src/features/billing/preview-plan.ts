import type { z } from 'zod';
import type { planPreview, previewPlanInput } from '@massima/contract/plan-choice';
import { findAccount } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { giveQuote } from './quote.ts';
import { sendAllUsage } from './send-metered-usage.ts';
import { requestChangePreview, showChange } from './show-change.ts';
import { ownedSubscription } from './update-subscription.ts';

/** Returns the charges of a plan change, with the quote that confirms it. */
export async function previewPlan(
  deps: Deps,
  actor: Actor,
  input: z.infer<typeof previewPlanInput>,
): Promise<z.infer<typeof planPreview>> {
  const user = await findAccount(deps.db, actor, 'change', input.id);
  const { customer_id: customer } = user;
  if (!customer) throw new AppError('file_not_found');
  // The invoice of a change includes the use until then.
  await sendAllUsage(deps, user.id);
  // Ownership of the subscription and the price are checked before anything else is returned.
  const requests = requestChangePreview(deps, user, customer, input);
  const { subscription } = await ownedSubscription(deps, actor, input.id, input.subId);
  const preview = await showChange(deps, subscription, input, requests);
  return { ...preview.view, quote: giveQuote(deps, 'change', user.id, preview) };
}
