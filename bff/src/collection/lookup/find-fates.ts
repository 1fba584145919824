import type { ProvisionFate } from '@massima/contract/provision-fate';
import { partsOfKey } from '@massima/law/provision-keys';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentAmendments, parseStored } from '../present/present-amendments.ts';
import { presentHeading } from '../present/present-result.ts';
import { strikingAny, textsOfAny } from '../solr/provision-queries.ts';
import { countByKey, findDocs } from '../solr/calls.ts';
import { withKeys } from '../solr/citation-queries.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';

type AmendmentDeps = Pick<CollectionDeps, 'engine'>;

/** Amendments to an article or act. */
export interface AmendedArticle {
  /** Latest first. */
  fate: ProvisionFate[];
  /**
   * Day (YYYY-MM-DD) of the act's latest text, if the act was loaded without this article and no
   * ruling applies the article. Otherwise null.
   */
  absentOn: string | null;
}

/** Maximum number of articles of a text that are searched for. */
const maxKeys = 5000;
/** Solr accepts forms of up to 64 kB. */
const maxKeysPerCall = 500;
/** Lower than `inOneCall`, because the request contains each counted key three times. */
const maxCountsPerCall = 200;

/**
 * Returns the amendments to articles and acts by key, in the form that an article's page shows.
 *
 * @param today YYYY-MM-DD. Notes come from the version in force on this day and from the latest
 * version
 * @throws AppError `service_unavailable`
 */
export async function findAmendments(
  { engine }: AmendmentDeps,
  keys: readonly string[],
  today: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, AmendedArticle>> {
  const uniqueKeys = [...new Set(keys)].slice(0, maxKeys);
  const found = new Map<string, AmendedArticle>();
  for (let i = 0; i < uniqueKeys.length; i += maxKeysPerCall) {
    const some = await findSome({ engine }, uniqueKeys.slice(i, i + maxKeysPerCall), today, signal);
    for (const [key, entry] of some) found.set(key, entry);
  }
  return found;
}

async function findSome(
  { engine }: AmendmentDeps,
  keys: readonly string[],
  today: string,
  signal: AbortSignal,
) {
  const acts = [...new Set(keys.map((key) => partsOfKey(key).act))];
  const [rulings, texts] = await Promise.all([
    findDocs(engine, strikingAny([...new Set([...keys, ...acts])]), signal),
    findDocs(engine, textsOfAny(keys, acts, today), signal),
  ]);
  const striking = byKey(rulings, ({ struck: annulled = [] }) => annulled);
  const versions = byKey(texts, ({ article_key: key }) => (key === undefined ? [] : [key]));
  const days = new Map(texts.flatMap((doc) => lastDayOf(doc)));
  const articles = keys.map((key) => {
    const { act } = partsOfKey(key);
    const declaringDocs = new Set([...(striking.get(key) ?? []), ...(striking.get(act) ?? [])]);
    const notes = (versions.get(key) ?? []).flatMap(({ fate: note }) => note ?? []);
    return { key, ...presentAmendments({ key, striking: [...declaringDocs], notes }) };
  });
  const noteKeys = [...new Set(articles.flatMap(({ rulingKeys }) => rulingKeys))];
  const [named, absent] = await Promise.all([
    // Rulings that only a note names are fetched, so that they can be linked.
    noteKeys.length === 0 ? [] : findDocs(engine, withKeys(noteKeys, noteKeys.length), signal),
    findAbsent(
      { engine },
      keys.filter((key) => partsOfKey(key).article !== '' && !versions.has(key)),
      days,
      signal,
    ),
  ]);
  const headings = new Map(named.map((doc) => [`cost:${doc.year}:${doc.number}`, presentHeading(doc)]));
  return articles.map(({ key, amendmentsWith }): [string, AmendedArticle] => {
    const amendments = amendmentsWith(headings);
    return [key, { fate: amendments, absentOn: amendments.length === 0 ? (absent.get(key) ?? null) : null }];
  });
}

/**
 * Returns the articles that do not exist, with the day of the act's latest text. Excludes articles
 * that a ruling applies, because they may have been inserted after the act was loaded.
 */
async function findAbsent(
  { engine }: AmendmentDeps,
  keys: readonly string[],
  days: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const absent = keys.flatMap((key): [string, string][] => {
    const day = days.get(partsOfKey(key).act);
    return day === undefined ? [] : [[key, day]];
  });
  const found = new Map<string, string>();
  for (let i = 0; i < absent.length; i += maxCountsPerCall) {
    const some = absent.slice(i, i + maxCountsPerCall);
    const named = some.map(([key]) => key);
    const { counts } = await countByKey(engine, 'provisions', named, {}, signal);
    for (const [key, day] of some) if (counts.get(key) === 0) found.set(key, day);
  }
  return found;
}

/** Returns the day of an act's latest text, as an entry. */
function lastDayOf({ id, kind, act_facts }: EngineDoc): [string, string][] {
  const day = parseStored<{ days: string[] }>(act_facts)?.days.toSorted().at(-1);
  return kind === 'act' && day !== undefined ? [[id.replace(/^act:/, ''), day]] : [];
}

function byKey(docs: readonly EngineDoc[], keysOf: (doc: EngineDoc) => readonly string[]) {
  const found = new Map<string, EngineDoc[]>();
  for (const doc of docs)
    for (const key of keysOf(doc)) {
      const group = found.get(key);
      if (group) group.push(doc);
      else found.set(key, [doc]);
    }
  return found;
}
