import { isTold, type Checked } from './checked.ts';
import type { Row, Texts } from './report-row.ts';

/** "33 citazioni: 28 nella raccolta, 1 impossibile; 4 virgolettati, 1 alterato; 6 norme." */
export function summary({ text, quotations }: Checked, rows: readonly Row[], { t }: Texts): string {
  const count = (...states: Row['state'][]) => rows.filter(({ state }) => states.includes(state)).length;
  const told = quotations.filter((one) => isTold(text, one)).length;
  const fated = count('fated');
  const provisions = count('understood') + fated;
  const cited = rows.length - told - provisions;
  const onlyDate = rows.filter(({ state, differs }) => state === 'differs' && differs === 'date').length;
  const differing = count('differs') - onlyDate;
  const parts = [
    count('found') > 0 && t('summary.found', { count: count('found') }),
    onlyDate > 0 && t('summary.date', { count: onlyDate }),
    differing > 0 && t('summary.differs', { count: differing }),
    count('elsewhere') > 0 && t('summary.elsewhere', { count: count('elsewhere') }),
    count('impossible') > 0 && t('summary.impossible', { count: count('impossible') }),
    count('missing') > 0 && t('summary.missing', { count: count('missing') }),
    count('unread') > 0 && t('summary.unread', { count: count('unread') }),
  ].filter((one) => one !== false);
  const quoted = [
    t('summary.quotations', { count: told }),
    count('altered') > 0 && t('summary.altered', { count: count('altered') }),
    count('absent') > 0 && t('summary.absent', { count: count('absent') }),
    count('uncheckable') > 0 && t('summary.uncheckable', { count: count('uncheckable') }),
  ].filter((one) => one !== false);
  const citations = t('summary.citations', { count: cited });
  return `${[
    parts.length > 0 ? `${citations}: ${parts.join(', ')}` : citations,
    ...(told > 0 ? [quoted.join(', ')] : []),
    ...(provisions > 0
      ? [
          [
            t('summary.provisions', { count: provisions }),
            ...(fated > 0 ? [t('summary.fated', { count: fated })] : []),
          ].join(', '),
        ]
      : []),
  ].join('; ')}.`;
}
