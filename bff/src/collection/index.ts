export { alsoTerms } from './solr/also-clauses.ts';
export { askEngine, type EnginePage, toFilters } from './retrieve/ask-engine.ts';
export { count, find, findMany } from './solr/calls.ts';
export { citingClauses, findCited, isCited } from './retrieve/cited-rulings.ts';
export { findAlike } from './retrieve/find-alike.ts';
export { findNewCiting, findNewMatches, lastIndexing, type NewResult } from './retrieve/find-new.ts';
export type { Ask } from './solr/asked.ts';
export { countHits } from './retrieve/find-page.ts';
export { findRuling } from './retrieve/find-ruling.ts';
export { findSimilar } from './retrieve/find-similar.ts';
export { type FirstPrinciple, firstPrinciples } from './retrieve/first-principles.ts';
export { lookUpReferences, type ReferencesFound } from './retrieve/look-up-references.ts';
export { markAlike } from './present/mark-alike.ts';
export { nearestSubjects } from './retrieve/nearest-subjects.ts';
export { presentAuthorities, presentChoices, presentYears } from './present/present-choices.ts';
export { presentOfficial } from './present/present-official.ts';
export { applyingFacts, presentFact } from './query/question-facts.ts';
export { meaningfulWords, meaningOf, plainWords, questionWords } from './query/question-words.ts';
export { readMarks } from './present/read-marks.ts';
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
} from './present/solr-result.ts';
export { wholeMarks } from './present/whole-marks.ts';
