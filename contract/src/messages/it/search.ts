/** Texts of the search screens. */
export const search = {} as const;
