/**
 * Keeps "n. 123", "art. 2043" and "Sez. III" on one line. For what is drawn, printed or mailed; not for what is compared, copied
 * into an act or searched for.
 */
export const noBreak = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])(nn?|artt?|sez|Artt?|Sez)\. (?=\S)/gu, '$1.\u00a0');
