import type { CheckedReference } from '@massima/contract/citations';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import { fateNames } from '../../lib/fate-names.ts';
import type { Texts } from './report-row.ts';
import type { State } from './report-states.ts';

type Fated = CheckedReference & {
  fate: ProvisionFate[];
  /** Displayed state; `fated` if the article was amended in a way that matters to the brief. */
  shown: State;
};

/**
 * Copies the amendments of an article to all its references, because the response contains them
 * once.
 */
export function withFates(references: readonly CheckedReference[]): Fated[] {
  const told = new Map(references.flatMap(({ key, fate }) => (fate ? [[key, fate] as const] : [])));
  return references.map((one) => {
    const fate = one.fate ?? told.get(one.key) ?? [];
    return { ...one, fate, shown: one.state === 'understood' && fate.some(counts) ? 'fated' : one.state };
  });
}

/** Plain amendments are listed on the article's page only. */
const counts = ({ what }: ProvisionFate): boolean => what !== 'amended';

/** Returns the amendments of an article as lines of plain text. */
export const fateLines = (fate: readonly ProvisionFate[], texts: Texts): string[] =>
  fate.filter(counts).map((one) => texts.t('report_fate', { ...fateNames(one, texts), words: one.words }));
