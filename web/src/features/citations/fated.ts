import type { CheckedReference } from '@massima/contract/citations';
import { longDate } from '@massima/contract/format/dates';
import type { ProvisionFate } from '@massima/contract/provision-fate';
import type { Texts } from './report-row.ts';

/** With what became of an article also where the answer tells it with an earlier reference alone. */
export function withFates(
  references: readonly CheckedReference[],
): (CheckedReference & { fate: ProvisionFate[] })[] {
  const told = new Map(references.flatMap(({ key, fate }) => (fate ? [[key, fate] as const] : [])));
  return references.map((one) => ({ ...one, fate: one.fate ?? told.get(one.key) ?? [] }));
}

/** Whether a brief that relies on it should know: amendments alone are on its page. */
export const isFated = (fate: readonly ProvisionFate[]): boolean =>
  fate.some(({ what }) => what !== 'amended');

/** What became of an article where there is only text, a line each. */
export const fateLines = (fate: readonly ProvisionFate[], { t, locale }: Texts): string[] =>
  fate
    .filter(({ what }) => what !== 'amended')
    .map(({ what, in_part, by, date, words }) =>
      t('report_fate', {
        name: t(`provision_fate.${what}${in_part ? '_part' : ''}`),
        source: t('provision_fate_by', { by, day: longDate(date, locale) }),
        words,
      }),
    );
