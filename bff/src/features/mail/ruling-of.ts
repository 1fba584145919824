/** By the form of the index's ids: a ruling with three principles is one ruling. Where they have another form, each counts. */
export const rulingOf = (idResult: string): string => idResult.replace(/-[ms]\d+$/, '');
