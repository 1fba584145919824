import type { z } from 'zod';
import type { similarInput, similarOutput } from '@massima/contract/search';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { rememberServed } from '../../models/served-rulings.ts';
import { textOf, type EngineAnswer } from '../../adapters/engine-answer.ts';
import { claimPrinciples } from './charge/claim-principles.ts';
import { findSimilar } from './find-similar.ts';
import { lookFrom } from './look-from.ts';
import { pageFeedback } from './page-feedback.ts';
import { presentResult, resultFieldsWithText } from './solr-result.ts';

const mostOfOneRuling = '20';

/** The other principles of the same ruling, and rulings on the same matter, by words and citations. Costs no query. */
export async function similarRulings(
  deps: Deps,
  actor: Actor,
  { id_new }: z.infer<typeof similarInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof similarOutput>> {
  const doc = await lookFrom(deps, actor, id_new, { signal, alsoText: true });
  const kind = doc.kind === 'verdict' ? 'verdict' : 'principle';
  const select = async (parameters: Record<string, string | string[]>) => {
    const answer = await deps.engine.select('/select', { ...parameters, fl: resultFieldsWithText }, signal);
    return answer.response;
  };
  const [own, like] = await Promise.all([
    select({
      q: '{!term f=ruling_id v=$ruling}',
      ruling: doc.ruling_id,
      fq: ['{!term f=kind v=$kind}', '-{!term f=id v=$id}'],
      kind,
      id: doc.id,
      sort: 'id asc',
      rows: mostOfOneRuling,
      echoParams: 'none',
    }),
    doc.kind === 'ruling' ? { docs: [], maxScore: 0 } : findSimilar(deps, doc, kind, signal),
  ]);
  const docs = [...own.docs, ...like.docs];
  const feedback = await pageFeedback(
    deps,
    actor,
    docs.map(({ id }) => id),
  );
  const { isShown, limited } = await claimPrinciples(
    deps,
    actor,
    docs.map(({ id }) => id),
  );
  const shown = docs.filter(({ id }) => isShown(id)).map(({ ruling_id }) => ruling_id);
  await rememberServed(deps.db, actor.id, shown, deps.clock.now());
  const present = ({ docs: found, maxScore }: EngineAnswer['response'] | typeof like) =>
    found
      .filter(({ id }) => isShown(id))
      .map((one) => ({
        ...presentResult(one, textOf(one), { maxscore: maxScore ?? 0, kind }),
        feedback: feedback.get(one.id) ?? 'none',
      }));
  return { same_ruling: present(own), similar: present(like), ...(limited && { limited }) };
}
