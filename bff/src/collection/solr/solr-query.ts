import {
  synonymClauses,
  highlights,
  everyWord,
  lowFieldsClause,
  bound,
  enoughOfTexts,
  kindsOf,
  without,
} from './text-clauses.ts';
import { filterClauses, filterCounts } from './filter-clauses.ts';
import { references, should } from './reference-clauses.ts';
import {
  canRelaxPhrases,
  wordsToRank,
  isOnlyFacts,
  readQuestion,
  type ReadQuestion,
} from '../query/read-question.ts';
import { optionalTerms, plainWords, questionWords } from '../query/question-words.ts';
import type { Mode, SearchQuery } from '../query/search-query.ts';
import { withImpliedFilters } from '../query/implied-filters.ts';
import type { EngineParameters } from './engine-answer.ts';

export type SolrQueryInput = SearchQuery & {
  mode: Mode;
  /** Ids of principles that are hits if they contain one term. */
  nearest?: readonly string[] | undefined;
};

/**
 * Builds the parameters of a search, to be POSTed to `searchHandler`. Input is passed only in
 * separate parameters (`v=$name`), so it is never parsed as syntax.
 */
export function solrQuery(
  request: SolrQueryInput,
  parsed = readQuestion(request.query, request.factsOff),
): EngineParameters {
  const input = withImpliedFilters(request, parsed.facts);
  const wordParameters = wordQuery(parsed);
  const counted = wordParameters['words'] !== '' && !parsed.onlyReferences;
  const also = input.isVerbatim ? undefined : synonymClauses(parsed);
  const isBehind = counted && parsed.references.length === 0;
  const besides = [
    ...(also?.names ?? []),
    ...(input.nearest ? ['nearest'] : []),
    ...(isBehind ? ['behind'] : []),
  ];
  const steps: EngineParameters[] = [
    page(input),
    order(input, parsed),
    wordParameters,
    isOnlyFacts(parsed) ? { q: '{!lucene}*:*' } : {},
    references(parsed, { wide: input.mode === 'loose', besides }),
    also?.clauses ?? {},
    isBehind ? lowFieldsClause : {},
    input.nearest ? nearestClause(input.nearest, parsed) : {},
    filters(input, parsed, { counted, isBehind, also: also?.names ?? [] }),
    counted ? everyWord(parsed, also?.names ?? [], isBehind) : {},
    facets(input, counted),
    highlights(parsed, also?.words),
  ];
  return Object.fromEntries(steps.flatMap((step) => Object.entries(step)));
}

const page = ({ offset, size }: SolrQueryInput): EngineParameters => ({
  start: String(offset),
  rows: String(size),
});

function order({ sort }: SolrQueryInput, parsed: ReadQuestion): EngineParameters {
  if (isOnlyFacts(parsed)) return { sort: 'date desc,id asc' };
  if (sort !== 'date') return {};
  const named = parsed.references.some((reference) => reference.kind === 'ruling');
  // the named ruling stays first in any order
  return { sort: `${named ? 'query($named,0) desc,' : ''}date desc,score desc,id asc` };
}

/**
 * Builds the clause for the nearest principles. They must contain a term and add nothing to the
 * score. The clause is the same in every tab and under every filter, so that counts match lists.
 */
const nearestClause = (ids: readonly string[], parsed: ReadQuestion): EngineParameters => ({
  nearest: '{!bool filter=$of_ids filter=$of_principles filter=$of_words}',
  of_ids: '{!terms f=id v=$nearest_ids}',
  of_principles: '{!term f=kind}principle',
  of_words: '{!edismax mm=1 pf="" pf2="" bq="" v=$nearest_words}',
  nearest_ids: ids.join(','),
  nearest_words: optionalTerms(questionWords(wordsToRank(parsed)).text),
});

function wordQuery(parsed: ReadQuestion): EngineParameters {
  const { text, count } = questionWords(wordsToRank(parsed));
  return {
    words: text,
    // all words of a reference are required
    mm: parsed.onlyReferences ? '100%' : '30%',
    ...(count > 30 ? { pf2: '' } : {}),
    ...(count > 60 ? { pf: '' } : {}),
  };
}

function filters(
  input: SolrQueryInput,
  parsed: ReadQuestion,
  { counted, isBehind, also }: { counted: boolean; isBehind: boolean; also: readonly string[] },
): EngineParameters {
  const { phrases, excluded, references: found } = parsed;
  const chosen = filterClauses(input);
  const fq = ['{!terms f=kind tag=kind v=$kind}', ...chosen.fq];
  const parameters: EngineParameters = { kind: kindsOf[input.kind], ...chosen.parameters };
  const narrow = ({ fq: clause, ...more }: { fq?: string | string[] } & EngineParameters) => {
    Object.assign(parameters, more);
    fq.push(...[clause ?? []].flat());
  };
  const binding = input.mode !== 'loose' || !canRelaxPhrases(parsed);
  phrases.forEach((phrase, i) => {
    narrow({ ...bound(phrase, i), ...(binding && { fq: `{!bool filter=$bound${i}}` }) });
  });
  excluded.forEach((exclusion, i) => narrow(without(exclusion, i)));
  if (counted && found.length === 0) narrow(enoughOfTexts(also));
  if (found.length === 0 && !isOnlyFacts(parsed)) {
    const meaning = optionalTerms(parsed.plain);
    const all = plainWords(parsed.plain).text;
    // No searchable term remains: "-responsabilità", "non senza".
    if (meaning === '' && (all !== '' || excluded.length > 0)) fq.push('{!lucene}-*:*');
    else if (meaning !== all) {
      const alternatives = [...also, ...(isBehind ? ['behind'] : [])];
      fq.push(alternatives.length > 0 ? `{!bool ${should(['meant', ...alternatives]).join(' ')}}` : anyWord);
      if (alternatives.length > 0) parameters['meant'] = anyWord;
      parameters['meaning'] = meaning;
    }
  }
  // a named ruling is always found
  if (input.mode === 'all' && counted)
    fq.push(
      `{!bool cache=false should=$every_word${found.some(({ kind }) => kind === 'ruling') ? ' should=$named' : ''}}`,
    );
  return { ...parameters, fq };
}

/** Matches documents with at least one content word. */
const anyWord = '{!edismax qf=$all_fields mm=1 pf="" pf2="" bq="" v=$meaning}';

/**
 * Builds the counts of the filter groups, of the documents with every term, and of the other tab.
 */
function facets(input: SolrQueryInput, counted: boolean): EngineParameters {
  const { fields, queries, parameters } = filterCounts(input);
  return {
    ...parameters,
    facet: 'true',
    'facet.field': fields,
    other_kind: kindsOf[input.kind === 'principle' ? 'verdict' : 'principle'],
    'facet.query': [
      '{!terms f=kind ex=kind key=other_kind v=$other_kind}',
      ...(counted ? ['{!bool key=every_word cache=false filter=$every_word}'] : []),
      ...queries,
    ],
  };
}
