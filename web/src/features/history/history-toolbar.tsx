import { debounces } from '@massima/contract/constants';
import { ListBar } from '../../components/list-bar.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import { type Period, periods } from './history-address.ts';

interface Props {
  filter: string;
  period: Period;
  onFilter: (filter: string) => void;
  onPeriod: (period: Period) => void;
}

/** Search box (settles after a second) and period. */
export function HistoryToolbar({ filter, period, onFilter, onPeriod }: Props) {
  const { t } = useText();
  return (
    <ListBar>
      <SearchField
        label={t('history_search')}
        value={filter}
        settleMs={debounces.historySearch}
        onSettled={onFilter}
      />
      <SelectField
        label={t('history_period')}
        value={period}
        options={periods.map((value) => ({ value, text: t(`history_period_${value}`) }))}
        onChange={onPeriod}
      />
    </ListBar>
  );
}
