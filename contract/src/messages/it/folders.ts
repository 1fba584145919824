/** Texts of the folders screens. */
export const folders = {} as const;
