import type { CheckedQuotation } from '@massima/contract/citations';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { sendOut } from '../../gate/index.ts';
import type { JudgedQuotation } from './judge-quotation.ts';

type At = Pick<Deps, 'db' | 'clock' | 'statements' | 'config' | 'engine'>;

/**
 * Words of a ruling that the brief didn't have open that ruling by its number: they are shown of as many rulings as may still be opened;
 * of the others only that the quotation differs. Otherwise texts could be fished for with quotations that are nearly right.
 */
export async function tellOriginals(
  deps: At,
  actor: Actor,
  quotations: readonly JudgedQuotation[],
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

/** Those of these rulings that open; one after the other, since each takes one of what is left. */
async function openEach(deps: At, actor: Actor, rulingIds: readonly string[]): Promise<Set<string>> {
  const opened = new Set<string>();
  for (const id of new Set(rulingIds)) if (await opens(deps, actor, id)) opened.add(id);
  return opened;
}

async function opens(deps: At, actor: Actor, id: string): Promise<boolean> {
  try {
    await sendOut(deps, actor, { of: 'ruling', id });
    return true;
  } catch (error) {
    // The rest of the report is not lost for it.
    if (error instanceof AppError && usedUp.has(error.key)) return false;
    throw error;
  }
}

/** By the day, and in a whole trial. */
const usedUp: ReadonlySet<string> = new Set(['too_many_attempts', 'subscription_expired']);
