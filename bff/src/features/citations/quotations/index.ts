export { checkQuotations } from './check-quotations.ts';
export { attachOriginalWording } from './attach-original-wording.ts';
