import type { z } from 'zod';
import type { similarInput, similarOutput } from '@massima/contract/article';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { rememberServed } from '../../models/served-rulings.ts';
import { sendOut } from '../gate/index.ts';
import { similar, type CollectionDocument } from '../../collection/index.ts';
import { openForBrowsing } from './open-for-browsing.ts';
import { pageFeedback } from './page-feedback.ts';

/**
 * Returns the other principles of the same ruling, and rulings on the same matter, by terms and
 * citations. Uses no query.
 */
export async function similarRulings(
  deps: Deps,
  actor: Actor,
  { id_new }: z.infer<typeof similarInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof similarOutput>> {
  const document = await openForBrowsing(deps, actor, id_new, { signal, alsoText: true });
  const { sameRuling, otherRulings } = await similar(deps, document, signal);
  const found = [...sameRuling, ...otherRulings];
  const feedback = await pageFeedback(
    deps,
    actor,
    found.map(({ id }) => id),
  );
  const { isShown, limited, receipt } = await sendOut(deps, actor, {
    of: 'principles',
    ids: found.map(({ id }) => id),
  });
  const visible = found.filter(({ id }) => isShown(id)).map(({ rulingId }) => rulingId);
  await rememberServed(deps.db, actor.id, visible, deps.clock.now());
  const present = (some: readonly CollectionDocument[]) =>
    some
      .filter(({ id }) => isShown(id))
      .map(({ id, result }) => ({ ...result, feedback: feedback.get(id) ?? 'none' }));
  return {
    same_ruling: present(sameRuling),
    similar: present(otherRulings),
    ...(limited && { limited }),
    receipt,
  };
}
