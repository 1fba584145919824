import { parseQuery, type ParsedQuery } from '@massima/law/parse-query';
import type { SearchInput } from '@massima/contract/search';
import type { CollectionDeps } from '../collection-deps.ts';
import { AppError } from '../../errors.ts';
import { embeddedQueryFactory } from './embedded-query.ts';
import type { Filters } from '../solr/filter-clauses.ts';
import type { EngineCall, SearchQuery } from '../solr/engine-call.ts';
import { findPage, type FoundPage } from './find-page.ts';
import type { SolrParameters } from '../solr/solr-parameters.ts';
import { fewHits, kindOf } from '../solr/solr-query.ts';

/** All calls of one search together: what surrounds them still fits into the three seconds after which a client is told. */
const budgetMs = 2400;

export interface EnginePage extends Pick<
  FoundPage,
  'answer' | 'everyWord' | 'otherKind' | 'byMeaning' | 'nearer'
> {
  didYouMean: string | null;
  /** The page is that of `didYouMean`: what was typed found nothing. */
  corrected: boolean;
}

/**
 * A page of answers and, where fewer than five of all hold every word, whether another spelling finds more. Where nothing
 * was found at all, that spelling is asked at once.
 */
export async function searchWithSpellcheck(
  { engine, meaning, clock }: Pick<CollectionDeps, 'engine' | 'meaning' | 'clock'>,
  input: SearchInput,
  parsed: ParsedQuery,
  signal: AbortSignal,
): Promise<EnginePage> {
  const until = performance.now() + budgetMs;
  const ask: EngineCall = (handler, parameters) =>
    engine.select(handler, parameters, signal, until - performance.now());
  const find = (query: string, read?: ParsedQuery) =>
    findPage(ask, toQuestion({ ...input, query }), clock.now().getUTCFullYear(), {
      parsed: read,
      isBusy: engine.isBusy(),
      meaning: meaning.model === undefined ? undefined : embeddedQueryFactory({ engine, meaning }, ask),
    });
  const { parameters, ...asTyped } = await find(input.query, parsed);
  const { answer, everyWord } = asTyped;
  // Its first page was put in order otherwise, by a model that this server has not, or not now.
  if (input.offset > 0 && input.by_meaning && !asTyped.byMeaning && answer.response.docs.length > 0)
    throw new AppError('list_outdated');
  const isNothing = answer.response.numFound === 0;
  // A hint that fails is no failed search.
  const spelling =
    everyWord < fewHits && (input.offset === 0 || isNothing) && !input.as_typed
      ? await askSpelling(ask, parameters).catch(() => null)
      : null;
  // The words alone were corrected: whose rulings are wanted was said beside them.
  const didYouMean = spelling && [...parsed.facts.map(({ words }) => words), spelling.words].join(' ');
  const found = isNothing && spelling?.isNeeded ? await find(didYouMean ?? '').catch(() => null) : null;
  const corrected = found !== null && found.answer.response.numFound > 0;
  return { ...(corrected ? found : asTyped), didYouMean, corrected };
}

type Asked = Pick<SearchInput, 'query' | 'size' | 'offset' | 'sort' | 'filters' | 'as_typed' | 'by_meaning'>;

/** A request in the words of the query builder. */
export const toQuestion = ({
  query,
  size,
  offset,
  sort,
  filters,
  as_typed,
  by_meaning,
}: Asked): SearchQuery => ({
  query,
  kind: kindOf(filters.selectedType),
  offset,
  size,
  sort,
  asTyped: as_typed,
  wordsOnly: by_meaning === false,
  ...toFilters(filters),
});

/** What narrows an answer, in the words of the query builder. */
export const toFilters = ({
  yearDoc,
  selectedArea,
  issuers,
  areas,
  sections,
  facts_off,
  decisions,
  from,
  to,
  article,
}: Omit<SearchInput['filters'], 'selectedType'>): Filters => ({
  yearDoc,
  selectedArea,
  issuerTypes: issuers,
  areas,
  sections,
  factsOff: facts_off,
  decisions,
  from,
  to,
  provision: article === undefined ? undefined : provisionOf(article),
});

/** The key of an article or act as it is cited; `validation_failed` for what is none. */
function provisionOf(cited: string): string {
  const named = parseQuery(cited).references.find(({ kind }) => kind === 'provision');
  if (named) return named.key;
  throw new AppError('validation_failed', {
    issues: [{ path: 'filters.article', message: 'validation_failed' }],
  });
}

interface Spelling {
  words: string;
  /** Nothing at all holds what was typed. */
  isNeeded: boolean;
}

/** A text may have the same mistake; a word that is only rare has no neighbour that is so much more common. */
const timesAsMany = 5;

/**
 * Another spelling that finds many more among all of this kind. Filters stay out: that one leaves little is no sign of a
 * misspelling. The collation is tried by the engine as a plain query, so its parser is named here and not in the query.
 */
async function askSpelling(ask: EngineCall, { words, kind }: SolrParameters): Promise<Spelling | null> {
  if (!words) return null;
  const { response, spellcheck } = await ask('/spell', {
    q: words,
    defType: 'edismax',
    fq: '{!term f=kind v=$kind}',
    kind: kind ?? '',
  });
  const typed = response.numFound;
  const collation = spellcheck?.collations?.find((one) => typeof one === 'object');
  if (!collation || typed >= fewHits || collation.collationQuery === words) return null;
  if (collation.hits <= typed * timesAsMany) return null;
  return { words: collation.collationQuery, isNeeded: typed === 0 };
}
