/**
 * Returns the ruling's id in an id of the index, so that a ruling with three principles is counted
 * once. Ids of another form are returned unchanged.
 */
export const rulingOf = (idResult: string): string => idResult.replace(/-[ms]\d+$/, '');
