import type { z } from 'zod';
import type { linkedInput, linkedOutput } from '@massima/contract/citations';
import type { Actor } from '../../actor.ts';
import { textOf } from '../../collection/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { rememberServed } from '../../models/served-rulings.ts';
import { sendOut } from '../gate/index.ts';
import {
  findNearDuplicates,
  findDocs,
  findRuling,
  isCited,
  presentResult,
  resultFields,
} from '../../collection/index.ts';
import { openForBrowsing } from './open-for-browsing.ts';
import { pageFeedback } from './page-feedback.ts';

const mostOfOneRuling = '50';

/**
 * The principles and verdicts of a ruling that a served one cites, that cites it, or that says the same, or of the served one. Any other id is
 * `file_not_found`, so that ids can't be walked.
 */
export async function linkedRuling(
  deps: Deps,
  actor: Actor,
  { id_new, ruling_id }: z.infer<typeof linkedInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof linkedOutput>> {
  const doc = await openForBrowsing(deps, actor, id_new, { signal });
  if (!(await isLinked(deps, doc.ruling_id, ruling_id, signal))) throw new AppError('file_not_found');
  const docs = await findDocs(
    deps.engine,
    {
      q: '{!term f=ruling_id v=$ruling}',
      ruling: ruling_id,
      fq: '{!terms f=kind}principle,verdict',
      fl: `${resultFields},kind,text`,
      sort: 'kind asc,id asc',
      rows: mostOfOneRuling,
    },
    signal,
  );
  const ids = docs.map(({ id }) => id);
  const feedback = await pageFeedback(deps, actor, ids);
  const { isShown, limited, receipt } = await sendOut(deps, actor, { of: 'principles', ids });
  await rememberServed(deps.db, actor.id, [ruling_id], deps.clock.now());
  const shown = docs.filter(({ id }) => isShown(id));
  return {
    results: shown.map((one) => ({
      ...presentResult(one, textOf(one), {
        maxscore: 0,
        kind: one.kind === 'verdict' ? 'verdict' : 'principle',
      }),
      feedback: feedback.get(one.id) ?? 'none',
    })),
    ...(limited && { limited }),
    receipt,
  };
}

async function isLinked(deps: Deps, from: string, to: string, signal: AbortSignal): Promise<boolean> {
  if (from === to) return true;
  const [here, there] = await Promise.all([findRuling(deps, from, signal), findRuling(deps, to, signal)]);
  if (isCited(there.keys ?? [], here.cites ?? []) || isCited(here.keys ?? [], there.cites ?? [])) return true;
  return (await findNearDuplicates(deps, from, signal)).some(({ ruling_id }) => ruling_id === to);
}
