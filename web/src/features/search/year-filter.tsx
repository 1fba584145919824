import { firstYear } from '@massima/contract/constants';
import type { SearchData } from '@massima/contract/search';
import { useState } from 'react';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import { useCurrentYear } from '../../lib/use-current-year.ts';
import { FilterOption } from './filter-option.tsx';
import classes from './filter-panel.module.css';
import { FilterWaiting } from './filter-waiting.tsx';
import { toggle } from './search-state.ts';
import { yearsOf } from './years.ts';
import { ShowAll } from './show-all.tsx';

interface Props {
  years: SearchData['years'];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  isWaiting: boolean;
}

const yearsAtFirst = 8;

/** Filter by single years or by a range. */
export function YearFilter({ years, chosen, onChange, isWaiting }: Props) {
  const { t } = useText();
  const [showsAll, setShowsAll] = useState(false);
  const countOf = new Map(years.map(({ year, count }) => [year, count]));
  const current = useCurrentYear();
  const all = yearsOf({ from: firstYear, to: current }).reverse();
  const first = all.filter((year) => countOf.has(year)).slice(0, yearsAtFirst);

  // The two fields are empty if the selected years have gaps.
  const [from = 0, to = 0] = [chosen[0], chosen.at(-1)];
  const isRange = chosen.length > 0 && to - from === chosen.length - 1;
  // A long range is removed by its chip, because years without results would only lengthen the
  // list.
  const isLong = isRange && from !== to;
  const isShown = (year: number) =>
    first.includes(year) || (chosen.includes(year) && (countOf.has(year) || !isLong));
  const visible = showsAll ? all : all.filter(isShown);
  const options = [{ value: '', text: '–' }, ...all.map((year) => ({ value: `${year}`, text: `${year}` }))];
  const changeFrom = (value: string) => {
    if (value === '') return onChange([]);
    onChange(yearsOf({ from: Number(value), to: isRange ? Math.max(Number(value), to) : current }));
  };
  const changeTo = (value: string) => {
    if (value === '') return onChange([]);
    onChange(yearsOf({ from: isRange ? Math.min(Number(value), from) : firstYear, to: Number(value) }));
  };

  return (
    <fieldset>
      <legend>{t('search_filter_year')}</legend>
      <div className={classes.range}>
        <SelectField
          size="xs"
          label={t('search_filter_year_from')}
          value={isRange ? `${from}` : ''}
          options={options}
          onChange={changeFrom}
        />
        <SelectField
          size="xs"
          label={t('search_filter_year_to')}
          value={isRange ? `${to}` : ''}
          options={options}
          onChange={changeTo}
        />
      </div>
      {isWaiting && <FilterWaiting rows={yearsAtFirst} />}
      {visible.map((year) => (
        <FilterOption
          key={year}
          label={String(year)}
          count={countOf.get(year) ?? 0}
          checked={chosen.includes(year)}
          onChange={() => onChange(toggle(chosen, year))}
        />
      ))}
      <ShowAll
        isOn={showsAll}
        onChange={setShowsAll}
        text={t(showsAll ? 'search_filter_less' : 'search_filter_more')}
      />
    </fieldset>
  );
}
