/** Principles are `<ruling>-m<n>` and syntheses `<ruling>-s<n>` (solr/indexer/FORMAT.md). */
export const rulingIdOf = (resultId: string): string => resultId.replace(/-[ms]\d+$/, '');
