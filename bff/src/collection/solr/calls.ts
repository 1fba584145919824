import { publisherFields } from '@massima/contract/publisher-fields';
import type { EngineAnswer, EngineDoc, EngineParameters } from './engine-answer.ts';
import type { SearchEngine } from './search-engine.ts';

/** Sends one request to the engine. */
export type EngineCall = (handler: string, parameters: EngineParameters) => Promise<EngineAnswer>;

/** The handlers of solrconfig.xml. `find` contains all that decides relevance. */
export const searchHandler = '/find';
export const selectHandler = '/select';
export const rulingHandler = '/ruling';
export const similarHandler = '/similar';
export const spellHandler = '/spell';
export const suggestHandler = '/suggest';

const related = publisherFields.join(',');
/** The fields of a ruling that is only named. */
export const headingFields =
  'id,ruling_id,issuer_type_id,issuer,place,region,type,number,year,date,section,area,ecli,has_full_text,fictional,sources';
/** The fields of a hit. */
export const resultFields = `${headingFields},kind,score,title,stated_start,stated_end,${related}`;
export const resultFieldsWithText = `${resultFields},text`;
/** What hits apply; of a question that names references also what tells which of these they are or cite. */
export const pageFields = (hasReferences: boolean): string =>
  `${resultFieldsWithText},provisions${hasReferences ? ',keys,cites' : ''}`;
/** What the reranker by citations reads of each: of citations their numbers, as words are looked up one by one. */
export const rankedFields = 'id,score,year,citation_numbers';
/** Of a ruling what it cites, applies, and is related to. */
export const webFields = `${headingFields},keys,cites,provisions,${related}`;

/**
 * What the engine is asked besides a search (retrieve-page.ts): documents by clauses, or how many there are. `q` and `fq` are clauses whose
 * values are in separate parameters (`v=$name`), so that nothing of a user gets into the syntax. All throw `service_unavailable`.
 */
type Engine = Pick<SearchEngine, 'select'>;

const ask = (engine: Engine, parameters: EngineParameters, signal?: AbortSignal, timeoutMs?: number) =>
  engine.select(selectHandler, parameters, signal, timeoutMs);

/** Documents with the fields of `fl`, `rows` at most. */
export const findDocs = async (
  engine: Engine,
  parameters: EngineParameters & { fl: string; rows: string },
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<EngineDoc[]> => (await ask(engine, parameters, signal, timeoutMs)).response.docs;

/** The first of them. */
export const findDoc = async (
  engine: Engine,
  parameters: EngineParameters & { fl: string },
  signal?: AbortSignal,
): Promise<EngineDoc | undefined> => (await findDocs(engine, { ...parameters, rows: '1' }, signal))[0];

/** How many there are, with every value that is counted (`facet.field`, `facet.pivot`, `facet.query`); documents only where `rows` asks for them. */
export const count = (
  engine: Engine,
  parameters: EngineParameters,
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<EngineAnswer> =>
  ask(
    engine,
    { rows: '0', facet: 'true', 'facet.limit': '-1', 'facet.mincount': '1', ...parameters },
    signal,
    timeoutMs,
  );

/** Longer than a search waits: what is counted for each of many keys is worth it. */
const eachTimeoutMs = 2400;

/** How many documents have each of these keys in a field, and the first of the documents where `rows` asks for them. */
export async function countByKey(
  engine: Engine,
  field: 'keys' | 'provisions',
  keys: readonly string[],
  parameters: EngineParameters,
  signal?: AbortSignal,
): Promise<{ counts: ReadonlyMap<string, number>; docs: EngineDoc[] }> {
  if (keys.length === 0) return { counts: new Map(), docs: [] };
  const named = keys.map((key, i): [string, string] => [`key${i}`, key]);
  const { response, facet_counts: counted } = await count(
    engine,
    {
      q: `{!terms f=${field} v=$wanted}`,
      wanted: keys.join(','),
      'facet.query': named.map(([name]) => `{!term f=${field} key=${name} v=$${name}}`),
      ...Object.fromEntries(named),
      ...parameters,
    },
    signal,
    eachTimeoutMs,
  );
  const counts = counted?.facet_queries ?? {};
  return { counts: new Map(named.map(([name, key]) => [key, counts[name] ?? 0])), docs: response.docs };
}
