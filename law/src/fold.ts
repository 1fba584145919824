/** A text as it is compared where capitals and accents make no difference. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
