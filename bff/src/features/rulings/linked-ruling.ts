import type { z } from 'zod';
import type { linkedInput, linkedOutput } from '@massima/contract/citations';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { rememberServed } from '../../models/served-rulings.ts';
import { sendOut } from '../gate/index.ts';
import { laterFates, linked } from '../../collection/index.ts';
import { openForBrowsing } from './open-for-browsing.ts';
import { pageFeedback } from './page-feedback.ts';

/**
 * Returns the principles and verdicts of a ruling related to the ruling of `id_new`: the same
 * ruling, a ruling it cites, a ruling citing it or a near-duplicate.
 * @throws AppError `file_not_found` for any other id, so that ids can't be tried
 */
export async function linkedRuling(
  deps: Deps,
  actor: Actor,
  { id_new, ruling_id }: z.infer<typeof linkedInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof linkedOutput>> {
  const { rulingId } = await openForBrowsing(deps, actor, id_new, { signal });
  const found = await linked(deps, { from: rulingId, to: ruling_id }, signal);
  if (!found) throw new AppError('file_not_found');
  const ids = found.map(({ id }) => id);
  const [feedback, later] = await Promise.all([
    pageFeedback(deps, actor, ids),
    laterFates(
      deps,
      found.map(({ id, provisions, heading }) => ({ id, provisions, day: heading.document_date })),
      signal,
    ),
  ]);
  const { isShown, limited, receipt } = await sendOut(deps, actor, { of: 'principles', ids });
  await rememberServed(deps.db, actor.id, [ruling_id], deps.clock.now());
  const visible = found.filter(({ id }) => isShown(id));
  return {
    results: visible.map(({ id, result }) => ({
      ...result,
      feedback: feedback.get(id) ?? 'none',
      ...later.get(id),
    })),
    ...(limited && { limited }),
    receipt,
  };
}
