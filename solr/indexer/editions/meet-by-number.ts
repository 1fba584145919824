import { slugOfPlace } from '@massima/law/places';
import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { withdrawnIn } from '../withdrawn-ids.ts';
import { type Edition, fullTextOf, nameOf } from './edition.ts';
import { editionsOf } from './editions-of.ts';
import { inCommon, leastText } from './is-other-text.ts';
import { arrivingEdition } from './of-others.ts';

/** Courts with one seat. Court, year and number identify their rulings. */
const isTheOnly = /^(?:cass|cost|cds|cgue|cedu):/;

/**
 * Returns the key of court, place or branch, year and number, or undefined if the heading is
 * incomplete.
 */
function numberKey(whole: SolrDocument): string | undefined {
  const keys = (whole['keys'] as readonly string[] | undefined) ?? [];
  const tail = `:${String(whole['year'])}:${String(whole['number']).trim().toLowerCase()}`;
  const named = keys.filter((key) => key.endsWith(tail) && !/^(?:n|num|ecli|rv):/.test(key));
  const inPlace = named.find((key) => key.slice(0, -tail.length).includes(':'));
  return inPlace ?? named.find((key) => isTheOnly.test(key) && !key.startsWith('cass:'));
}

/**
 * Minimum share of common word sequences, 0 to 1. A text below the minimum may be another ruling
 * that cites this ruling.
 */
const enoughInCommon = 0.5;

const wholeOf = ({ documents }: Pick<Edition, 'documents'>) =>
  documents.find(({ kind }) => kind === 'ruling');

const same = (one: SolrDocument, other: SolrDocument, field: string) =>
  String(one[field] ?? '') === String(other[field] ?? '');
const isCriminal = (one: SolrDocument) => one['area'] === 2;
/** Whether two values differ. A field that either edition lacks is not a contradiction. */
const contradict = (one: unknown, other: unknown) =>
  String(one ?? '') !== '' && String(other ?? '') !== '' && String(one) !== String(other);
const dayOf = (one: SolrDocument) => String(one['date']).slice(0, 10);

/** Whether two editions with the same number are the same ruling, judged by heading and text. */
function isSameRuling(arriving: Edition, there: Edition, key: string): boolean {
  const [one, other] = [wholeOf(arriving), wholeOf(there)];
  if (!one || !other) return false;
  if (!['issuer_type_id', 'type', 'year', 'fictional'].every((field) => same(one, other, field)))
    return false;
  if (isCriminal(one) !== isCriminal(other)) return false;
  if (contradict(slugOfPlace(String(one['place'] ?? '')), slugOfPlace(String(other['place'] ?? ''))))
    return false;
  const texts = [arriving, there].map(fullTextOf);
  if (texts.every(({ length }) => length >= leastText))
    return inCommon(texts[0]!, texts[1]!) >= enoughInCommon;
  if (contradict(one['section'], other['section'])) return false;
  return dayOf(one) === dayOf(other) || isTheOnly.test(key);
}

/**
 * Finds arriving rulings that the index has from another source under another id.
 *
 * Court, kind, year and number must identify exactly one indexed ruling, and no field that both
 * have may differ.
 * @returns the id in the index, by the arriving id
 */
export async function meetByNumber(
  engine: Engine,
  corpus: string,
  rulings: ReadonlyMap<string, SolrDocument[]>,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const [id, documents] of rulings) {
    const whole = documents.find(({ kind }) => kind === 'ruling');
    const key = whole && numberKey(whole);
    if (key !== undefined) keys.set(id, key);
  }
  if (keys.size === 0) return new Map();
  const { docs } = await engine.select({
    q: '{!terms f=keys v=$numbers}',
    numbers: [...new Set(keys.values())].join(','),
    fq: 'kind:ruling',
    fl: 'id,keys',
    rows: '10000',
  });
  if (docs.length === 0) return new Map();
  const withdrawn = new Set(await withdrawnIn(engine));
  const met = new Map<string, string>();
  for (const [id, key] of keys) {
    const there = docs.filter((doc) => (doc['keys'] as readonly string[]).includes(key));
    const at = String(there[0]?.['id'] ?? id);
    if (there.length !== 1 || at === id) continue;
    const arriving = arrivingEdition(corpus, rulings.get(id) ?? []);
    const editions = await editionsOf(engine, at, withdrawn);
    const isOfOthers = editions.every((one) => one.corpus !== corpus && nameOf(one) !== nameOf(arriving));
    if (isOfOthers && editions.every((one) => isSameRuling(arriving, one, key))) met.set(id, at);
  }
  return met;
}
