/** Texts of the billing screens. */
export const billing = {} as const;
