import type { CheckedQuotation } from '@massima/contract/citations';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { sendOut } from '../../gate/index.ts';
import type { QuotationWithOriginal } from './judge-quotation.ts';

type QuotationDeps = Pick<Deps, 'db' | 'clock' | 'statements' | 'config' | 'engine'>;

/**
 * Attaches the original wording to quotations.
 *
 * The wording of a ruling that the brief's reader has not opened counts as opening that ruling. If
 * the quota is used up, only the mismatch is shown, because otherwise nearly correct quotations
 * would reveal texts.
 */
export async function attachOriginalWording(
  deps: QuotationDeps,
  actor: Actor,
  quotations: readonly QuotationWithOriginal[],
): Promise<CheckedQuotation[]> {
  const opened = await openEach(
    deps,
    actor,
    quotations.flatMap(({ tells }) => tells ?? []),
  );
  return quotations.map(({ tells, ...one }) =>
    tells === null || opened.has(tells) ? one : { ...one, differs: [] },
  );
}

/**
 * Opens the rulings one at a time, because each uses one of the remaining quota.
 * @returns ids of the rulings that opened
 */
async function openEach(
  deps: QuotationDeps,
  actor: Actor,
  rulingIds: readonly string[],
): Promise<Set<string>> {
  const opened = new Set<string>();
  for (const id of new Set(rulingIds)) if (await opens(deps, actor, id)) opened.add(id);
  return opened;
}

async function opens(deps: QuotationDeps, actor: Actor, id: string): Promise<boolean> {
  try {
    await sendOut(deps, actor, { of: 'ruling', id });
    return true;
  } catch (error) {
    // The rest of the report is still returned.
    if (error instanceof AppError && usedUp.has(error.key)) return false;
    throw error;
  }
}

/** Errors for a used-up quota: of the day, and of the trial. */
const usedUp: ReadonlySet<string> = new Set(['too_many_attempts', 'subscription_expired']);
