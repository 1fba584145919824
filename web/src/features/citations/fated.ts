import type { CheckedReference } from '@massima/contract/citations';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import { fateNames } from '../../lib/fate-names.ts';
import type { Texts } from './report-row.ts';
import type { State } from './report-states.ts';

type Fated = CheckedReference & {
  fate: ProvisionFate[];
  /** What is shown of it: `fated` where a brief that relies on the article should know. */
  shown: State;
};

/** With what became of an article also where the answer tells it with an earlier reference alone. */
export function withFates(references: readonly CheckedReference[]): Fated[] {
  const told = new Map(references.flatMap(({ key, fate }) => (fate ? [[key, fate] as const] : [])));
  return references.map((one) => {
    const fate = one.fate ?? told.get(one.key) ?? [];
    return { ...one, fate, shown: one.state === 'understood' && fate.some(counts) ? 'fated' : one.state };
  });
}

/** Amendments alone are on the article's page. */
const counts = ({ what }: ProvisionFate): boolean => what !== 'amended';

/** What became of an article where there is only text, a line each. */
export const fateLines = (fate: readonly ProvisionFate[], texts: Texts): string[] =>
  fate.filter(counts).map((one) => texts.t('report_fate', { ...fateNames(one, texts), words: one.words }));
