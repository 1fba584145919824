export { checkQuotations } from './check-quotations.ts';
export { tellOriginals } from './tell-originals.ts';
