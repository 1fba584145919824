import type { z } from 'zod';
import type { citationsInput, citationsOutput } from '@massima/contract/citations';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { citations } from '../../collection/index.ts';
import { sendOut, type Sent } from '../gate/index.ts';
import { openForBrowsing } from './open-for-browsing.ts';

/**
 * Maximum number of new previews per call. Previews are charged like principles, and a ruling that
 * everyone cites must not use up the daily limit.
 */
const maxNewPreviews = 20;

type Related = Awaited<ReturnType<typeof citations>>['nearDuplicates'][number];

/**
 * Returns the rulings that a ruling cites, the rulings that cite it, and the provisions it
 * applies.
 */
export async function rulingCitations(
  deps: Deps,
  actor: Actor,
  { id_new }: z.infer<typeof citationsInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof citationsOutput>> {
  const { rulingId } = await openForBrowsing(deps, actor, id_new, { signal });
  const { cites, byPublisher, citedBy, provisions, nearDuplicates, principleIds } = await citations(
    deps,
    rulingId,
    signal,
  );
  const { isShown, limited, receipt } = await claimPreviews(deps, actor, principleIds);
  const present = ({ ruling, principle }: Related) => ({
    ...ruling,
    principle: principle && isShown(principle.id) ? principle.text : '',
  });
  const list = (all: typeof cites.list) =>
    all.map(({ label, related }) => ({ label, ruling: related && present(related) }));
  return {
    ruling_id: rulingId,
    cites: { total: cites.total, list: list(cites.list) },
    related: byPublisher.map((group) => ({ field: group.field, list: list(group.list) })),
    cited_by: { ...citedBy, list: citedBy.list.map(present) },
    provisions,
    alike: nearDuplicates.map(present),
    ...(limited && { limited }),
    receipt,
  };
}

/**
 * Charges the previews. If the daily limit is reached, returns the list without previews instead
 * of an error.
 */
async function claimPreviews(deps: Deps, actor: Actor, ids: readonly string[]): Promise<Sent> {
  try {
    return await sendOut(deps, actor, { of: 'principles', ids, atMost: maxNewPreviews });
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'too_many_attempts') throw error;
    return { ...(await sendOut(deps, actor, { of: 'facts' })), isShown: () => false, limited: true };
  }
}
