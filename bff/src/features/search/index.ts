export { findCited } from './cited-rulings.ts';
export { presentHeading } from './solr-result.ts';
