import type { Provision } from '@massima/contract/provision';

export interface ShownComma {
  /** Anchor of the paragraph, for example `co2bis`. */
  id: string;
  /** Number as printed, for example "2-bis"; empty if none is shown. */
  number: string;
  /** The first is the paragraph, the others are the points of its list. */
  lines: string[];
}

/**
 * Returns the paragraphs of an article's text. A single paragraph has no number if its act does not
 * number it.
 */
export const commiOf = ({ text, commi }: Pick<Provision, 'text' | 'commi'>): ShownComma[] =>
  text === null
    ? []
    : commi.map(({ number, start, end }) => ({
        id: `co${number.replace(/[^\p{L}\p{N}.]/gu, '')}`,
        number: commi.length > 1 ? number : '',
        lines: text.slice(start, end).split('\n'),
      }));
