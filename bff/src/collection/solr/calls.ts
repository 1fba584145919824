import { publisherFields } from '@massima/contract/publisher-fields';
import type { EngineAnswer, EngineDoc, EngineParameters } from './engine-answer.ts';
import type { SearchEngine } from './search-engine.ts';

/** Sends one request to Solr. */
export type EngineCall = (handler: string, parameters: EngineParameters) => Promise<EngineAnswer>;

/** Handlers of solrconfig.xml. `/find` contains the relevance settings. */
export const searchHandler = '/find';
export const selectHandler = '/select';
export const rulingHandler = '/ruling';
export const similarHandler = '/similar';
export const spellHandler = '/spell';
export const suggestHandler = '/suggest';

const related = publisherFields.join(',');
/** Fields of a ruling heading. */
export const headingFields =
  'id,ruling_id,issuer_type_id,issuer,place,region,type,number,year,date,section,area,ecli,has_full_text,fictional,sources';
export const resultFields = `${headingFields},kind,score,title,stated_start,stated_end,${related}`;
export const resultFieldsWithText = `${resultFields},text`;
/**
 * Fields of a page. With references they include the keys that show which of them a hit matches.
 */
export const pageFields = (hasReferences: boolean): string =>
  `${resultFieldsWithText},provisions${hasReferences ? ',keys,cites' : ''}`;
/**
 * Fields for reranking by citations. Citations are numbers, because Solr resolves strings
 * individually.
 */
export const rankedFields = 'id,score,year,citation_numbers';
export const webFields = `${headingFields},keys,cites,provisions,${related}`;

/**
 * Requests other than a search (retrieve-page.ts). Values of clauses are separate parameters
 * (`v=$name`), so that input is never parsed as syntax. Every function throws
 * `service_unavailable`.
 */
type Engine = Pick<SearchEngine, 'select'>;

const select = (engine: Engine, parameters: EngineParameters, signal?: AbortSignal, timeoutMs?: number) =>
  engine.select(selectHandler, parameters, signal, timeoutMs);

/** Returns up to `rows` documents with the fields `fl`. */
export const findDocs = async (
  engine: Engine,
  parameters: EngineParameters & { fl: string; rows: string },
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<EngineDoc[]> => (await select(engine, parameters, signal, timeoutMs)).response.docs;

/** Returns the first document. */
export const findDoc = async (
  engine: Engine,
  parameters: EngineParameters & { fl: string },
  signal?: AbortSignal,
): Promise<EngineDoc | undefined> => (await findDocs(engine, { ...parameters, rows: '1' }, signal))[0];

/** Returns counts for every facet value. Documents are included only if `rows` is set. */
export const count = (
  engine: Engine,
  parameters: EngineParameters,
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<EngineAnswer> =>
  select(
    engine,
    { rows: '0', facet: 'true', 'facet.limit': '-1', 'facet.mincount': '1', ...parameters },
    signal,
    timeoutMs,
  );

/** In milliseconds. Longer than the default, because counting many keys takes longer. */
const eachTimeoutMs = 2400;

/** Counts the documents by key. Documents are included only if `rows` is set. */
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
