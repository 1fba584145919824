import type { Provision } from '@massima/contract/provision';

export interface ShownComma {
  /** What an address leads to: `co2bis`. */
  id: string;
  /** As written: "2-bis". */
  number: string;
  /** The first is the paragraph, the others are the points of its list. */
  lines: string[];
}

/** The paragraphs of a text by their places in it. */
export const commiOf = ({ text, commi }: Pick<Provision, 'text' | 'commi'>): ShownComma[] =>
  text === null
    ? []
    : commi.map(({ number, start, end }) => ({
        id: `co${number.replace(/[^\p{L}\p{N}.]/gu, '')}`,
        number,
        lines: text.slice(start, end).split('\n'),
      }));

/** A single paragraph has no number of its own where its act numbers none. */
export const areNumbered = (commi: readonly ShownComma[]): boolean => commi.length > 1;
