/** Texts of the signup screens. */
export const signup = {} as const;
