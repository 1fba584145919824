export { alsoTerms } from './also-clauses.ts';
export { askEngine, type EnginePage, toFilters } from './ask-engine.ts';
export { count, find, findMany } from './calls.ts';
export { citingClauses, findCited, isCited } from './cited-rulings.ts';
export { findAlike } from './find-alike.ts';
export { findNewCiting, findNewMatches, lastIndexing, type NewResult } from './find-new.ts';
export type { Ask } from './asked.ts';
export { countHits } from './find-page.ts';
export { findRuling } from './find-ruling.ts';
export { findSimilar } from './find-similar.ts';
export { type FirstPrinciple, firstPrinciples } from './first-principles.ts';
export { lookUpReferences, type ReferencesFound } from './look-up-references.ts';
export { markAlike } from './mark-alike.ts';
export { nearestSubjects } from './nearest-subjects.ts';
export { presentAuthorities, presentChoices, presentYears } from './present-choices.ts';
export { presentOfficial } from './present-official.ts';
export { applyingFacts, presentFact } from './question-facts.ts';
export { meaningfulWords, meaningOf, plainWords, questionWords } from './question-words.ts';
export { readMarks } from './read-marks.ts';
export { readQuestion } from './read-question.ts';
export { namedIn } from './reference-clauses.ts';
export type { SolrParameters } from './solr-parameters.ts';
export { kindOf } from './solr-query.ts';
export {
  headingFields,
  markedText,
  presentHeading,
  presentResult,
  resultFields,
  resultFieldsWithText,
} from './solr-result.ts';
export { wholeMarks } from './whole-marks.ts';
