export { checkQuotations } from './check-quotations.ts';
export { attachOriginalWording as tellOriginals } from './tell-originals.ts';
