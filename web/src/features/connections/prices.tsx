import type { ProgramSpending } from '@massima/contract/connections';
import { money } from '@massima/contract/format/money';
import type { Receipt } from '@massima/contract/receipt';
import { useText } from '../../lib/i18n.tsx';

type Props = Pick<Receipt, 'searches_left' | 'next_search'> & { spending: ProgramSpending };

/**
 * Remaining searches of the plan, price of the next one, and the amount that programs may spend
 * after the plan.
 */
export function Prices({ searches_left, next_search, spending }: Props) {
  const { t, locale } = useText();
  const { amount, currency } = next_search;
  const isSold = amount !== null && amount > 0;
  const sum = (cents: number) => money(cents, spending.currency, locale);
  return (
    <p>
      {searches_left === null ? t('program_unlimited') : t('program_left', { count: searches_left })}{' '}
      {isSold && t('program_price', { amount: money(amount, currency, locale) })}
      {amount === null && t('program_none')}{' '}
      {spending.most === 0
        ? t('program_past_never')
        : t('program_past', { most: sum(spending.most), spent: sum(spending.spent) })}
    </p>
  );
}
