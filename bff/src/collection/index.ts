export { openEngine, type Engine } from './solr/open-engine.ts';
export { synonymsFor } from './solr/synonym-clauses.ts';
export { searchWithSpellcheck, type EnginePage, toFilters } from './retrieve/search-with-spellcheck.ts';
export { count, findDoc, findDocs } from './solr/calls.ts';
export { citingClauses, findCited, isCited } from './retrieve/cited-rulings.ts';
export { findNearDuplicates } from './retrieve/find-near-duplicates.ts';
export { findNewCiting, findNewMatches, lastIndexing, type NewResult } from './retrieve/find-new.ts';
export type { EngineCall } from './solr/engine-call.ts';
export { countHits } from './retrieve/find-page.ts';
export { findRuling } from './retrieve/find-ruling.ts';
export { findSimilar } from './retrieve/find-similar.ts';
export { type FirstPrinciple, firstPrinciples } from './retrieve/first-principles.ts';
export { lookUpReferences, type ReferencesFound } from './retrieve/look-up-references.ts';
export { flagNearDuplicates } from './present/flag-near-duplicates.ts';
export { nearestSubjects } from './retrieve/nearest-subjects.ts';
export { presentAuthorities, presentFacets, presentYears } from './present/present-facets.ts';
export { presentOfficial } from './present/present-official.ts';
export { applyingFacts, presentFact } from './query/implied-filters.ts';
export { countContentWords, optionalTerms, plainWords, questionWords } from './query/question-words.ts';
export { parseHighlights } from './present/parse-highlights.ts';
export { readQuestion } from './query/read-question.ts';
export { namedIn } from './solr/reference-clauses.ts';
export type { SolrParameters } from './solr/solr-parameters.ts';
export { kindOf } from './solr/solr-query.ts';
export {
  headingFields,
  markedText,
  presentHeading,
  presentResult,
  resultFields,
  resultFieldsWithText,
} from './present/present-result.ts';
export { mergeHighlights } from './present/merge-highlights.ts';
export {
  type EngineAnswer,
  type EngineDoc,
  type EngineParameters,
  type FacetPivot,
  readAuthority,
  readFacet,
  textOf,
} from './solr/engine-answer.ts';
