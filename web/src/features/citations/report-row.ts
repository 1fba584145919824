import type { CheckedReference } from '@massima/contract/citations';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import type { useText } from '../../lib/i18n.tsx';
import type { Sides } from './quotation-sides.ts';
import type { State } from './report-states.ts';

export type Texts = Pick<ReturnType<typeof useText>, 't' | 'locale'>;

export type Row = {
  /** Id of the row, also of its first highlight in the text. */
  id: string;
  state: State;
  /** Wording of the brief, with the number of occurrences. */
  wording: string;
  times: string;
  /** Findings, one per line. */
  lines: string[];
  label: string;
  ruling: CheckedReference['ruling'];
  /** Amendments of the article, and the same as lines of text. */
  amendments: readonly ProvisionFate[];
  amendmentLines: string[];
  /** Article whose page can be opened, with the day of the text. */
  article: { key: string; on: string } | null;
  /** Query that finds the rulings applying the article. */
  search: string | null;
  official: CheckedReference['official'];
  /** Both wordings of an altered quotation. */
  sides: Sides | null;
  /** Field in which the collection differs. */
  differs?: string;
};
