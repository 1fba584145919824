export { claimPrinciples } from './charge/claim-principles.ts';
export { findResult } from './find-result.ts';
export { findNewCiting, findNewMatches, lastIndexing, type NewResult } from './find-new.ts';
export { findRuling } from './ruling-citations.ts';
export { findCited } from './cited-rulings.ts';
export { presentOfficial } from './present-official.ts';
export { presentHeading } from './solr-result.ts';
