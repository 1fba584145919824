export { checkCitations } from './check-citations.ts';
