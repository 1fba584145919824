import { slugOfPlace } from '@massima/law/places';
import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { withdrawnIn } from '../withdrawn-ids.ts';
import { type Edition, fullTextOf, nameOf } from './edition.ts';
import { editionsOf } from './editions-of.ts';
import { inCommon, leastText } from './text-conflict.ts';
import { arrivingEdition } from './other-sources.ts';

/** Courts with one seat. Court, year and number identify their rulings. */
const isTheOnly = /^(?:cass|cost|cds|cgue|cedu):/;

/**
 * Returns the key of court, place or branch, year and number, or undefined if the heading is
 * incomplete.
 */
function numberKey(ruling: SolrDocument): string | undefined {
  const keys = (ruling['keys'] as readonly string[] | undefined) ?? [];
  const tail = `:${String(ruling['year'])}:${String(ruling['number']).trim().toLowerCase()}`;
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

const same = (ruling: SolrDocument, other: SolrDocument, field: string) =>
  String(ruling[field] ?? '') === String(other[field] ?? '');
const isCriminal = (ruling: SolrDocument) => ruling['area'] === 2;
/** Whether two values differ. A field that either edition lacks is not a contradiction. */
const contradict = (value: unknown, other: unknown) =>
  String(value ?? '') !== '' && String(other ?? '') !== '' && String(value) !== String(other);
const dayOf = (ruling: SolrDocument) => String(ruling['date']).slice(0, 10);

/** Whether two editions with the same number are the same ruling, judged by heading and text. */
function isSameRuling(arriving: Edition, indexed: Edition, key: string): boolean {
  const [ruling, other] = [wholeOf(arriving), wholeOf(indexed)];
  if (!ruling || !other) return false;
  if (!['issuer_type_id', 'type', 'year', 'fictional'].every((field) => same(ruling, other, field)))
    return false;
  if (isCriminal(ruling) !== isCriminal(other)) return false;
  if (contradict(slugOfPlace(String(ruling['place'] ?? '')), slugOfPlace(String(other['place'] ?? ''))))
    return false;
  const texts = [arriving, indexed].map(fullTextOf);
  if (texts.every(({ length }) => length >= leastText))
    return inCommon(texts[0]!, texts[1]!) >= enoughInCommon;
  if (contradict(ruling['section'], other['section'])) return false;
  return dayOf(ruling) === dayOf(other) || isTheOnly.test(key);
}

/**
 * Finds arriving rulings that the index has from another source under another id.
 *
 * Court, kind, year and number must identify exactly one indexed ruling, and no field that both
 * have may differ.
 * @returns the id in the index, by the arriving id
 */
export async function matchByNumber(
  engine: Engine,
  corpus: string,
  rulings: ReadonlyMap<string, SolrDocument[]>,
): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  for (const [id, documents] of rulings) {
    const rulingDocument = documents.find(({ kind }) => kind === 'ruling');
    const key = rulingDocument && numberKey(rulingDocument);
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
    const sameNumber = docs.filter((doc) => (doc['keys'] as readonly string[]).includes(key));
    const at = String(sameNumber[0]?.['id'] ?? id);
    if (sameNumber.length !== 1 || at === id) continue;
    const arriving = arrivingEdition(corpus, rulings.get(id) ?? []);
    const editions = await editionsOf(engine, at, withdrawn);
    const isOfOthers = editions.every(
      (edition) => edition.corpus !== corpus && nameOf(edition) !== nameOf(arriving),
    );
    if (isOfOthers && editions.every((edition) => isSameRuling(arriving, edition, key))) met.set(id, at);
  }
  return met;
}
