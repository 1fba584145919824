import { setImmediate } from 'node:timers/promises';
import type { CheckedReference } from '@massima/contract/citations';
import { dayInItaly } from '@massima/contract/format/dates';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import type { Brief, BriefCitation } from '@massima/law/brief/read-brief';
import type { RulingReference } from '@massima/law/types';
import type { Deps } from '../../deps.ts';
import { officialLinks } from '../../adapters/official-links.ts';
import { cited as findCited, coverage } from '../../collection/index.ts';
import { otherCourtKeys } from './compare-citation.ts';
import { findElsewhere, idOf } from './find-elsewhere.ts';
import { findNearNumbers } from './find-near-numbers.ts';
import { isElsewhere, verifyReference, type Judgement, seriesOfReference } from './verify-reference.ts';
import { citationLabel } from './said-label.ts';
import { loadAmendments } from './load-amendments.ts';

const atOnce = 200;

/**
 * Checks every citation of a brief, including citations that were not understood, in the order of
 * the text.
 */
export async function verifyBrief(
  { engine, config, now }: Pick<Deps, 'engine' | 'config'> & { now: Date },
  text: string,
  { citations }: Brief,
  signal: AbortSignal,
): Promise<CheckedReference[]> {
  const rulings = citations.flatMap(({ reference, again }) =>
    reference?.kind === 'ruling' && again === null ? reference : [],
  );
  const [cited, amendments] = await Promise.all([
    findCited(
      { engine },
      rulings.flatMap((ruling) => [ruling.key, ...otherCourtKeys(ruling)]),
      signal,
    ),
    loadAmendments({ engine, now }, citations, signal),
  ]);
  const first: Judgement[] = [];
  for (const [i, citation] of citations.entries()) {
    // Lets other requests run. A brief may cite thousands of rulings.
    if (i % atOnce === atOnce - 1) await setImmediate();
    first.push(verifyReference(citation, cited));
  }
  const missing = citations.flatMap(({ reference, again }, i): RulingReference[] =>
    reference?.kind === 'ruling' && again === null && first[i]?.state === 'missing' ? [reference] : [],
  );
  const thisYear = Number(dayInItaly(now).slice(0, 4));
  const elsewhere = await findElsewhere({ engine }, missing, thisYear, signal);
  const near = await findNearNumbers(
    { engine },
    missing.filter((ruling) => !elsewhere.has(idOf(ruling))),
    signal,
  );
  const covered = await coverage({ engine }, missing.flatMap(seriesOfReference), signal);
  const judged: CheckedReference[] = [];
  for (const [i, citation] of citations.entries()) {
    const { reference, again, start, end, kind } = citation;
    const { fate, absentOn } = amendments[i] ?? { fate: [], absentOn: null };
    const repeated = again === null ? undefined : judged[again];
    if (repeated) {
      judged.push({ ...repeated, start, end, kind, again, fate });
      continue;
    }
    const at = reference?.kind === 'ruling' ? elsewhere.get(idOf(reference)) : undefined;
    const early = first[i] ?? verifyReference(citation, cited);
    const judgement = early.state === 'missing' && at ? isElsewhere(at) : unlessAbsent(early, absentOn);
    const lacks = judgement.state === 'missing' || judgement.state === 'elsewhere';
    judged.push({
      start,
      end,
      kind,
      key: reference?.key ?? null,
      label: reference ? citationLabel(reference) : text.slice(start, end).replace(/\s+/g, ' '),
      ...judgement,
      perhaps: judgement.state === 'missing' ? perhapsOf(reference, near) : null,
      again,
      replaced: citation.replaced,
      fate,
      official: officialOf(citation, judgement, config),
      coverage:
        lacks && reference
          ? seriesOfReference(reference).flatMap(({ prefix }) => covered.get(prefix) ?? [])
          : [],
    });
  }
  return judged;
}

/**
 * Turns a reference to an article into `impossible` if the act was loaded and lacks the article.
 */
const unlessAbsent = (early: Judgement, absentOn: string | null): Judgement =>
  early.state === 'understood' && absentOn !== null
    ? { ...early, state: 'impossible', impossible: { what: 'article_absent', limit: absentOn } }
    : early;

function perhapsOf(reference: BriefCitation['reference'], near: ReadonlyMap<string, RulingHeading>) {
  return (reference?.kind === 'ruling' && near.get(idOf(reference))) || null;
}

/** Returns the official links of an article, or null if the article cannot exist. */
const officialOf = ({ reference }: BriefCitation, { state }: Judgement, config: Deps['config']) =>
  reference?.kind === 'provision' && state === 'understood' ? officialLinks({ config }, reference.key) : null;
