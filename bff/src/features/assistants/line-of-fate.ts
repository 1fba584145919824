import type { ProvisionFate } from '@massima/contract/provision-fate';

/** Formats an amendment of an article as one line, with the wording of the amending act. */
export const amendmentLine = ({ what, in_part, by, date, words }: ProvisionFate): string =>
  `${what}${in_part ? ' in part' : ''}, ${by}, ${date}: ${words}`;
