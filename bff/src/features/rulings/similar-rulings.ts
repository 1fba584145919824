import type { z } from 'zod';
import type { similarInput, similarOutput } from '@massima/contract/article';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { rememberServed } from '../../models/served-rulings.ts';
import { textOf, type EngineDoc } from '../../collection/index.ts';
import { sendOut } from '../gate/index.ts';
import { findDocs, findSimilar, presentResult, resultFieldsWithText } from '../../collection/index.ts';
import { openForBrowsing } from './open-for-browsing.ts';
import { pageFeedback } from './page-feedback.ts';

const mostOfOneRuling = '20';

/** The other principles of the same ruling, and rulings on the same matter, by words and citations. Costs no query. */
export async function similarRulings(
  deps: Deps,
  actor: Actor,
  { id_new }: z.infer<typeof similarInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof similarOutput>> {
  const doc = await openForBrowsing(deps, actor, id_new, { signal, alsoText: true });
  const kind = doc.kind === 'verdict' ? 'verdict' : 'principle';
  const [own, like] = await Promise.all([
    findDocs(
      deps.engine,
      {
        q: '{!term f=ruling_id v=$ruling}',
        ruling: doc.ruling_id,
        fq: ['{!term f=kind v=$kind}', '-{!term f=id v=$id}'],
        kind,
        id: doc.id,
        sort: 'id asc',
        rows: mostOfOneRuling,
        fl: resultFieldsWithText,
      },
      signal,
    ),
    doc.kind === 'ruling' ? { docs: [], maxScore: 0 } : findSimilar(deps, doc, kind, signal),
  ]);
  const docs = [...own, ...like.docs];
  const feedback = await pageFeedback(
    deps,
    actor,
    docs.map(({ id }) => id),
  );
  const { isShown, limited, receipt } = await sendOut(deps, actor, {
    of: 'principles',
    ids: docs.map(({ id }) => id),
  });
  const shown = docs.filter(({ id }) => isShown(id)).map(({ ruling_id }) => ruling_id);
  await rememberServed(deps.db, actor.id, shown, deps.clock.now());
  const present = (found: readonly EngineDoc[], maxscore: number) =>
    found
      .filter(({ id }) => isShown(id))
      .map((one) => ({
        ...presentResult(one, textOf(one), { maxscore, kind }),
        feedback: feedback.get(one.id) ?? 'none',
      }));
  return {
    same_ruling: present(own, Math.max(0, ...own.map(({ score = 0 }) => score))),
    similar: present(like.docs, like.maxScore ?? 0),
    ...(limited && { limited }),
    receipt,
  };
}
