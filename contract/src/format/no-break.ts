/**
 * Keeps "n. 123", "art. 2043" and "Sez. III" on one line. For displayed, printed and mailed text
 * only, not for comparison, copying or searching.
 */
export const noBreak = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(nn?|artt?|sez|Artt?|Sez)\. (?=\S)/gu, '$1.\u00a0');
