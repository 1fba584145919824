import type { CheckedQuotation } from '@massima/contract/citations';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { sendOut } from '../../gate/index.ts';
import type { JudgedQuotation } from './judge-quotation.ts';

/**
 * Words of a text that the brief didn't have are told of as many texts as the day leaves; of the others only that they differ. Otherwise
 * texts could be fished for with quotations that are nearly right.
 */
export async function tellOriginals(
  deps: Pick<Deps, 'db' | 'clock' | 'statements' | 'config'>,
  actor: Actor,
  quotations: readonly JudgedQuotation[],
): Promise<CheckedQuotation[]> {
  const isShown = await claimed(
    deps,
    actor,
    quotations.flatMap(({ tells }) => tells ?? []),
  );
  return quotations.map(({ tells, ...one }) =>
    tells === null || isShown(tells) ? one : { ...one, differs: [] },
  );
}

async function claimed(
  deps: Pick<Deps, 'db' | 'clock' | 'statements' | 'config'>,
  actor: Actor,
  ids: readonly string[],
): Promise<(id: string) => boolean> {
  try {
    return (await sendOut(deps, actor, { of: 'principles', ids })).isShown;
  } catch (error) {
    // The rest of the report is not lost for it.
    if (error instanceof AppError && error.key === 'too_many_attempts') return () => false;
    throw error;
  }
}
