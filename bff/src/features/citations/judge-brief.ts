import { setImmediate } from 'node:timers/promises';
import type { CheckedReference } from '@massima/contract/citations';
import { dayInItaly } from '@massima/contract/format/dates';
import { type Again, goBack } from '@massima/law/loose/go-back';
import type { TwoReadings } from '@massima/law/loose/read-twice';
import { partsOfKey, provisionLabel } from '@massima/law/provision-keys';
import type { ProvisionReference, Reference, RulingReference } from '@massima/law/types';
import type { Deps } from '../../deps.ts';
import { findCited, presentOfficial } from '../collection/index.ts';
import { collectionCoverage } from './collection-coverage.ts';
import { otherCourtKeys } from './compare-citation.ts';
import { findElsewhere, idOf } from './find-elsewhere.ts';
import { isElsewhere, judgeReference, type Judgement, seriesOfReference } from './judge-reference.ts';
import { markAgain } from './mark-again.ts';
import { saidLabel } from './said-label.ts';

type Brief = TwoReadings & { text: string };

const atOnce = 200;

/** What is true of each citation of a brief, those that were not understood among them, in the order of the text. */
export async function judgeBrief(
  { engine, config, now }: Pick<Deps, 'engine' | 'config'> & { now: Date },
  { text, references, loose }: Brief,
  signal: AbortSignal,
): Promise<CheckedReference[]> {
  const today = dayInItaly(now);
  const rulings = references.filter((one) => one.kind === 'ruling');
  const cited = await findCited(
    { engine },
    rulings.flatMap((one) => [one.key, ...otherCourtKeys(one)]),
    signal,
  );
  const first: Judgement[] = [];
  for (const [i, one] of references.entries()) {
    // Others have their turn: a brief may cite thousands.
    if (i % atOnce === atOnce - 1) await setImmediate();
    first.push(judgeReference(one, cited, text.slice(one.start, one.end), today));
  }
  const missing = references.filter(
    (one, i): one is RulingReference => first[i]?.state === 'missing' && one.kind === 'ruling',
  );
  const elsewhere = await findElsewhere({ engine }, missing, Number(today.slice(0, 4)), signal);
  const covered = await collectionCoverage({ engine }, missing.flatMap(seriesOfReference), signal);
  const again = markAgain(text, references);
  const read = references.map((one, i): CheckedReference => {
    const at = one.kind === 'ruling' ? elsewhere.get(idOf(one)) : undefined;
    const early = first[i] ?? unread;
    const judgement = early.state === 'missing' && at ? isElsewhere(at) : early;
    const lacks = judgement.state === 'missing' || judgement.state === 'elsewhere';
    return {
      ...placeOf(one),
      label: saidLabel(one),
      ...judgement,
      again: again[i] ?? null,
      official: officialOf(one, judgement, config),
      coverage: lacks ? seriesOfReference(one).flatMap(({ prefix }) => covered.get(prefix) ?? []) : [],
    };
  });
  return inOrder(
    read.map((one) =>
      one.again === null ? one : { ...(read[one.again] ?? one), ...placeOf(one), again: one.again },
    ),
    goBack(text, references, loose).map((one) => secondReading(text, one, { read, today, config })),
  );
}

const unread: Judgement = { state: 'unread', differs: [], ruling: null, impossible: null };

const placeOf = ({ start, end, kind }: Pick<CheckedReference, 'start' | 'end' | 'kind'>) => ({
  start,
  end,
  kind,
});

/** An article that cannot exist has no text. */
const officialOf = (one: Reference, { state }: Judgement, config: Deps['config']) =>
  one.kind === 'provision' && state === 'understood' ? presentOfficial({ config }, one.key) : null;

/** What the strict reader left over: an earlier reference repeated, another article of an earlier act, or something not understood. */
function secondReading(
  text: string,
  one: Again,
  { read, today, config }: { read: readonly CheckedReference[]; today: string } & Pick<Deps, 'config'>,
): CheckedReference {
  const of = one.of === undefined ? undefined : read[one.of];
  if (of) return { ...of, ...placeOf(one), again: of.again ?? one.of ?? null };
  const words = text.slice(one.start, one.end);
  const { key = '' } = one;
  const label = provisionLabel(key);
  const reference = label === null ? null : provisionOf(one, key, label);
  const judgement = reference ? judgeReference(reference, new Map(), words, today) : unread;
  return {
    ...placeOf(one),
    ...judgement,
    label: label ?? words.replace(/\s+/g, ' '),
    again: null,
    official: reference && officialOf(reference, judgement, config),
    coverage: [],
  };
}

const provisionOf = ({ start, end }: Again, key: string, label: string): ProvisionReference => ({
  start,
  end,
  kind: 'provision',
  key,
  act: partsOfKey(key).act,
  parts: [],
  label,
});

/** Merges both in the order of the text. `again` names a reference by its place, which this changes. */
function inOrder(read: readonly CheckedReference[], second: readonly CheckedReference[]): CheckedReference[] {
  const all = [...read.map((one, at) => ({ one, at })), ...second.map((one) => ({ one, at: -1 }))].sort(
    (a, b) => a.one.start - b.one.start,
  );
  const places = new Map(all.map(({ at }, place) => [at, place]));
  return all.map(({ one }) => ({
    ...one,
    again: one.again === null ? null : (places.get(one.again) ?? null),
  }));
}
