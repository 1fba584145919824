import type { ProvisionFate } from '@massima/contract/provision-fate';

/** What became of an article, in a line, with the words that say it. */
export const lineOfFate = ({ what, in_part, by, date, words }: ProvisionFate): string =>
  `${what}${in_part ? ' in part' : ''}, ${by}, ${date}: ${words}`;
