import type { ProvisionFate } from '@massima/contract/provision-fate';
import { partsOfKey } from '@massima/law/provision-keys';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentFates, parseStored } from '../present/present-fates.ts';
import { presentHeading } from '../present/present-result.ts';
import { strikingAny, textsOfAny } from '../solr/provision-queries.ts';
import { countByKey, findDocs } from '../solr/calls.ts';
import { withKeys } from '../solr/citation-queries.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';

type At = Pick<CollectionDeps, 'engine'>;

/** Amendments to an article or act. */
export interface Fated {
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
const inOneCall = 500;
/** Lower than `inOneCall`, because the request contains each counted key three times. */
const countedInOneCall = 200;

/**
 * Returns the amendments to articles and acts by key, in the form that an article's page shows.
 *
 * @param today YYYY-MM-DD. Notes come from the version in force on this day and from the latest
 * version
 * @throws AppError `service_unavailable`
 */
export async function fates(
  { engine }: At,
  keys: readonly string[],
  today: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Fated>> {
  const wanted = [...new Set(keys)].slice(0, maxKeys);
  const found = new Map<string, Fated>();
  for (let i = 0; i < wanted.length; i += inOneCall) {
    const some = await findSome({ engine }, wanted.slice(i, i + inOneCall), today, signal);
    for (const [key, fated] of some) found.set(key, fated);
  }
  return found;
}

async function findSome({ engine }: At, keys: readonly string[], today: string, signal: AbortSignal) {
  const acts = [...new Set(keys.map((key) => partsOfKey(key).act))];
  const [rulings, texts] = await Promise.all([
    findDocs(engine, strikingAny([...new Set([...keys, ...acts])]), signal),
    findDocs(engine, textsOfAny(keys, acts, today), signal),
  ]);
  const striking = byKey(rulings, ({ struck = [] }) => struck);
  const versions = byKey(texts, ({ article_key: key }) => (key === undefined ? [] : [key]));
  const days = new Map(texts.flatMap((doc) => lastDayOf(doc)));
  const told = keys.map((key) => {
    const { act } = partsOfKey(key);
    const own = new Set([...(striking.get(key) ?? []), ...(striking.get(act) ?? [])]);
    const noted = (versions.get(key) ?? []).flatMap(({ fate }) => fate ?? []);
    return { key, ...presentFates({ key, striking: [...own], noted }) };
  });
  const noted = [...new Set(told.flatMap(({ wanted }) => wanted))];
  const [named, absent] = await Promise.all([
    // Rulings that only a note names are fetched, so that they can be linked.
    noted.length === 0 ? [] : findDocs(engine, withKeys(noted, noted.length), signal),
    findAbsent(
      { engine },
      keys.filter((key) => partsOfKey(key).article !== '' && !versions.has(key)),
      days,
      signal,
    ),
  ]);
  const headings = new Map(named.map((doc) => [`cost:${doc.year}:${doc.number}`, presentHeading(doc)]));
  return told.map(({ key, fates }): [string, Fated] => {
    const fate = fates(headings);
    return [key, { fate, absentOn: fate.length === 0 ? (absent.get(key) ?? null) : null }];
  });
}

/**
 * Returns the articles that do not exist, with the day of the act's latest text. Excludes articles
 * that a ruling applies, because they may have been inserted after the act was loaded.
 */
async function findAbsent(
  { engine }: At,
  keys: readonly string[],
  days: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const absent = keys.flatMap((key): [string, string][] => {
    const day = days.get(partsOfKey(key).act);
    return day === undefined ? [] : [[key, day]];
  });
  const found = new Map<string, string>();
  for (let i = 0; i < absent.length; i += countedInOneCall) {
    const some = absent.slice(i, i + countedInOneCall);
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
      const known = found.get(key);
      if (known) known.push(doc);
      else found.set(key, [doc]);
    }
  return found;
}
