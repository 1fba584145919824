export { asIndexed, type Indexed } from './as-indexed.ts';
export { applyingRulings } from './applying-rulings.ts';
export { findResult } from './find-result.ts';
export { openArticle } from './open-article.ts';
export { readProvision } from './read-provision.ts';
export { resultToSave } from './result-to-save.ts';
export { rulingCitations } from './ruling-citations.ts';
export { similarRulings } from './similar-rulings.ts';
