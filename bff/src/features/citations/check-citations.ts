import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { briefChecksAtOnce, briefChecksPerDay } from '@massima/contract/constants';
import { type CheckedReference, type checkInput, type checkOutput } from '@massima/contract/citations';
import type { RulingReference } from '@massima/law/types';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { endSearch, takePlace } from '../../models/running-searches.ts';
import { rememberServed } from '../../models/served-rulings.ts';
import { licensedAccess } from '../users/index.ts';
import { bucketKey, takeAttempt } from '../limits/index.ts';
import { findCited, presentHeading } from '../search/index.ts';
import { differences, otherCourtKeys } from './compare-citation.ts';
import { readReferences } from './read-references.ts';

const dayInSeconds = 86_400;

type Cited = Awaited<ReturnType<typeof findCited>>;

/**
 * Every reference of a brief, and whether the collection has the rulings. Costs no query; 30 a day, two at a time. What it finds opens
 * at no cost. The text is read and forgotten: nothing of it is stored or logged.
 */
export async function checkCitations(
  deps: Deps,
  actor: Actor,
  { text }: z.infer<typeof checkInput>,
  signal: AbortSignal,
): Promise<z.infer<typeof checkOutput>> {
  licensedAccess(actor, deps.clock.now());
  const leave = await enterCheck(deps, actor);
  try {
    await takeAttempt(deps, `citations:${actor.id}`, {
      limit: briefChecksPerDay,
      windowSeconds: dayInSeconds,
    });
    const references = await readReferences(text, signal);
    const rulings = references.filter((one) => one.kind === 'ruling');
    const cited = await findCited(
      { engine: deps.engine.callByCall() },
      rulings.flatMap((one) => [one.key, ...otherCourtKeys(one)]),
      signal,
    );
    const checked = references.map((one) => ({
      start: one.start,
      end: one.end,
      kind: one.kind,
      label: one.label,
      ...(one.kind === 'ruling'
        ? judge(one, cited)
        : { state: 'understood' as const, differs: [], ruling: null }),
    }));
    const found = checked.flatMap(({ ruling }) => ruling?.ruling_id ?? []);
    await rememberServed(deps.db, actor.id, found, deps.clock.now());
    return { references: checked };
  } finally {
    leave();
  }
}

/** Longer than any check lives. */
const leaseMs = 6000;

/** Takes one of the places that an account has; what comes back frees it. Throws `too_many_attempts`. */
async function enterCheck(deps: Deps, actor: Actor): Promise<() => void> {
  const id = randomUUID();
  const now = deps.clock.now();
  const bucket = bucketKey(deps.config, `citation-check:${actor.id}`);
  const until = new Date(now.getTime() + leaseMs);
  const place = { id, userId: actor.id, bucket, now, until, most: briefChecksAtOnce };
  if (!(await takePlace(deps.statements, place))) throw new AppError('too_many_attempts', { retryAfter: 1 });
  // Nobody waits for it, and where it fails the place is free in some seconds.
  return () => void endSearch(deps.statements, id).catch(() => undefined);
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
