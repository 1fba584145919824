import type { LaterFate } from '@massima/contract/later-fate';
import { partsOfKey, provisionLabel } from '@massima/law/provision-keys';
import type { CollectionDeps } from '../collection-deps.ts';
import { type Declaration, type StoredNote, parseStored } from '../present/present-amendments.ts';
import { findDocs } from '../solr/calls.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { latestNotes, strikingAny } from '../solr/provision-queries.ts';

const timeoutMs = 500;
/** Solr accepts forms of up to 64 kB. */
const maxRulingsPerCall = 1000;
/** Number of distinct articles in a folder of a thousand results. */
const maxKeys = 5000;

/**
 * Returns, by principle id, the annulments and repeals that followed the principle's ruling. Makes
 * one request per page. Returns an empty map if Solr fails or does not answer in time, so it never
 * throws.
 */
export async function laterAmendments(
  { engine }: Pick<CollectionDeps, 'engine'>,
  applying: readonly Applying[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, { later_fate: LaterFate[] }>> {
  const keys = [
    ...new Set(
      applying.flatMap(({ provisions }) =>
        Array.from(articlesOf(provisions).keys(), (key) => [key, partsOfKey(key).act]).flat(),
      ),
    ),
  ].slice(0, maxKeys);
  // Not passed as a timeout: giving up early must not count as a failure of Solr.
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const findSome = async (some: readonly string[]) =>
    (
      await Promise.all(
        [strikingAny(some, 'declarations'), latestNotes(some)].map((query) =>
          findDocs(engine, query, inTime),
        ),
      )
    ).flat();
  try {
    const docs: EngineDoc[] = [];
    for (let i = 0; i < keys.length; i += maxRulingsPerCall)
      docs.push(...(await findSome(keys.slice(i, i + maxRulingsPerCall))));
    const annulments = groupAnnulments(docs);
    return new Map(
      applying.flatMap((ruling): [string, { later_fate: LaterFate[] }][] => {
        const later_fate = laterThan(ruling, annulments);
        return later_fate.length === 0 ? [] : [[ruling.id, { later_fate }]];
      }),
    );
  } catch {
    return new Map();
  }
}

/** A principle with the indexed keys of the provisions it applies. */
interface Applying {
  id: string;
  /** Day of the ruling, YYYY-MM-DD. */
  day: string;
  provisions: readonly string[];
}

/** Annulment or repeal of an article or its parts. */
interface Annulment {
  what: LaterFate['what'];
  by: string;
  date: string;
  /**
   * Paragraph keys such as `co2`. Empty if the whole article is affected, or a part that has no
   * key.
   */
  parts: readonly string[];
  in_part: boolean;
}

const maxListed = 5;

/**
 * Returns the articles that a principle applies, each with the parts it names. Includes an act only
 * if the principle names none of its articles.
 */
function articlesOf(provisions: readonly string[]): Map<string, string[]> {
  const articles = provisions.filter((key) => !key.includes('/'));
  const isAct = (key: string) => articles.some((other) => other.startsWith(`${key}:`));
  return new Map(
    articles
      .filter((key) => !isAct(key))
      .map((key) => [
        key,
        provisions.flatMap((provision) =>
          provision.startsWith(`${key}/`) ? [provision.slice(key.length + 1)] : [],
        ),
      ]),
  );
}

/**
 * Reads annulments and repeals, by article key, from annulling rulings and from the latest versions
 * of articles.
 */
export function groupAnnulments(docs: readonly EngineDoc[]): Map<string, Annulment[]> {
  const found = new Map<string, Annulment[]>();
  const add = (key: string, annulment: Annulment) => found.set(key, [...(found.get(key) ?? []), annulment]);
  const all = docs.map((doc) => ({ doc, declared: declaredBy(doc) }));
  const rulings = new Map(
    all.map(({ doc, declared }) => [
      `cost:${doc.year}:${doc.number}`,
      new Set(declared.map(({ key }) => key)),
    ]),
  );
  for (const { doc, declared } of all) {
    for (const { key, parts, isInPart } of declared)
      add(key, {
        ...{ what: 'unconstitutional', by: `Corte cost. n. ${doc.number}/${doc.year}`, parts },
        ...{ date: doc.date.slice(0, 10), in_part: isInPart || parts.length > 0 },
      });
    if (doc.article_key === undefined) continue;
    for (const { what, by, date, in_part, words: wording, ruling } of parseStored<StoredNote[]>(doc.fate) ??
      []) {
      // Skipped, because the ruling's own declaration states the part more precisely.
      if (ruling !== null && rulings.get(ruling)?.has(doc.article_key)) continue;
      // A note of a repeal may precede a text that was reinstated, so only a text that replaces the
      // article counts.
      if (what === 'unconstitutional' || (what === 'repealed' && inItsPlace.test(wording)))
        add(doc.article_key, { what, by, date, in_part, parts: in_part ? commiOf(wording) : [] });
    }
  }
  return found;
}

const declaredBy = ({ declarations }: EngineDoc) => parseStored<Declaration[]>(declarations) ?? [];

const inItsPlace = /^(?:\d{1,4}(?:-[a-z]{2,12})?\.)?[^a-z]{0,40}(?:ABROGAT|SOPPRESS)/u;
/**
 * Returns the paragraph keys in a note: "2-bis. COMMA ABROGATO DAL …", "l'illegittimità
 * costituzionale del comma 2".
 */
const commiOf = (wording: string): string[] =>
  Array.from(
    wording.matchAll(/^(\d{1,4}(?:-[a-z]{2,12})?)\. |\bcomma (\d{1,4}(?:-[a-z]{2,12})?)/g),
    (found) => `co${(found[1] ?? found[2] ?? '').replaceAll('-', '')}`,
  );

/**
 * Returns the changes to the applied articles after the ruling's day, latest first, one per
 * article.
 *
 * Excludes changes to paragraphs that the principle does not name. A change to the act counts only
 * if it affects the whole act.
 */
export function laterThan(
  { day, provisions }: Applying,
  annulments: ReadonlyMap<string, Annulment[]>,
): LaterFate[] {
  const amendments = Array.from(articlesOf(provisions), ([key, parts]): LaterFate | undefined => {
    const { act } = partsOfKey(key);
    const ofAct = act === key ? [] : (annulments.get(act) ?? []).filter(({ in_part }) => !in_part);
    const later = [...(annulments.get(key) ?? []), ...ofAct]
      .filter((annulment) => annulment.date > day && concerns(parts, annulment.parts))
      .sort((a, b) => Number(a.in_part) - Number(b.in_part) || b.date.localeCompare(a.date));
    const label = provisionLabel(key);
    if (!later[0] || label === null) return undefined;
    const { what, by, date, in_part } = later[0];
    return { key, label, what, in_part, by, date };
  });
  return amendments
    .filter((amendment) => amendment !== undefined)
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, maxListed);
}

const commi = (parts: readonly string[]) => parts.filter((part) => part.startsWith('co'));

/** Returns whether the paragraphs overlap. An empty list means the whole article. */
function concerns(named: readonly string[], annulled: readonly string[]): boolean {
  const [namedParagraphs, theirs] = [commi(named), commi(annulled)];
  return (
    namedParagraphs.length === 0 ||
    theirs.length === 0 ||
    theirs.some((part) => namedParagraphs.includes(part))
  );
}
