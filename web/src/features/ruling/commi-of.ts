import type { Provision } from '@massima/contract/provision';

export interface ShownComma {
  /** What an address leads to: `co2bis`. */
  id: string;
  /** As written: "2-bis"; empty where there is none to be shown. */
  number: string;
  /** The first is the paragraph, the others are the points of its list. */
  lines: string[];
}

/** The paragraphs of a text by their places in it. A single one has no number of its own where its act numbers none. */
export const commiOf = ({ text, commi }: Pick<Provision, 'text' | 'commi'>): ShownComma[] =>
  text === null
    ? []
    : commi.map(({ number, start, end }) => ({
        id: `co${number.replace(/[^\p{L}\p{N}.]/gu, '')}`,
        number: commi.length > 1 ? number : '',
        lines: text.slice(start, end).split('\n'),
      }));
