/** The handlers of solrconfig.xml. `find` contains all that decides relevance. */
export const searchHandler = '/find';
export const selectHandler = '/select';
export const rulingHandler = '/ruling';
export const similarHandler = '/similar';
export const spellHandler = '/spell';
export const suggestHandler = '/suggest';
