import type { CheckedReference } from '@massima/contract/citations';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import type { useText } from '../../lib/i18n.tsx';
import type { Sides } from './quotation-sides.ts';
import type { State } from './report-states.ts';

export type Texts = Pick<ReturnType<typeof useText>, 't' | 'locale'>;

export type Row = {
  /** Names its first mark in the text as well. */
  id: string;
  state: State;
  /** The brief's own words, with how often it is cited. */
  words: string;
  times: string;
  /** What is said of it, a line each. */
  lines: string[];
  label: string;
  ruling: CheckedReference['ruling'];
  /** What became of an article, and the same as lines of text. */
  fate: readonly ProvisionFate[];
  fateLines: string[];
  /** Whose page can be opened, with the text of this day. */
  article: { key: string; on: string } | null;
  /** What finds the rulings that apply an article. */
  search: string | null;
  official: CheckedReference['official'];
  /** An altered quotation next to the ruling's own words. */
  sides: Sides | null;
  /** In what the collection has it otherwise. */
  differs?: string;
};
