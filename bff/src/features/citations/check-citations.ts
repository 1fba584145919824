import type { z } from 'zod';
import { briefChecksPerDay } from '@massima/contract/constants';
import { type CheckedReference, type checkInput, type checkOutput } from '@massima/contract/citations';
import type { RulingReference } from '@massima/law/types';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { licensedAccess } from '../users/index.ts';
import { takeAttempt } from '../limits/index.ts';
import { findCited, presentHeading } from '../search/index.ts';
import { differences, otherCourtKeys } from './compare-citation.ts';
import { readReferences } from './read-references.ts';

const dayInSeconds = 86_400;

type Cited = Awaited<ReturnType<typeof findCited>>;

/**
 * Every reference of a brief, and whether the collection has the rulings. Costs no query; 30 a day. The text is read and
 * forgotten: nothing of it is stored or logged.
 */
export async function checkCitations(
  deps: Deps,
  actor: Actor,
  { text }: z.infer<typeof checkInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof checkOutput>> {
  licensedAccess(actor, deps.clock.now());
  await takeAttempt(deps, `citations:${actor.id}`, { limit: briefChecksPerDay, windowSeconds: dayInSeconds });
  const references = await readReferences(text, signal);
  const rulings = references.filter((one) => one.kind === 'ruling');
  const cited = await findCited(
    deps,
    rulings.flatMap((one) => [one.key, ...otherCourtKeys(one)]),
    signal,
  );
  return {
    references: references.map((one) => ({
      start: one.start,
      end: one.end,
      kind: one.kind,
      label: one.label,
      ...(one.kind === 'ruling' ? judge(one, cited) : { state: 'understood', differs: [], ruling: null }),
    })),
  };
}

function judge(
  reference: RulingReference,
  cited: Cited,
): Pick<CheckedReference, 'state' | 'differs' | 'ruling'> {
  const candidates = (cited.get(reference.key) ?? [])
    .map(presentHeading)
    .map((ruling) => ({ ruling, differs: differences(reference, ruling) }))
    .sort((a, b) => a.differs.length - b.differs.length);
  const [best] = candidates;
  if (best) return { state: best.differs.length > 0 ? 'differs' : 'found', ...best };
  const [other] = otherCourtKeys(reference).flatMap((key) => cited.get(key) ?? []);
  return other
    ? { state: 'differs', differs: ['court'], ruling: presentHeading(other) }
    : { state: 'missing', differs: [], ruling: null };
}
