/** Texts of the shell screens. */
export const shell = {} as const;
