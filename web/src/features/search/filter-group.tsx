import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { FilterOption } from './filter-option.tsx';
import { FilterWaiting } from './filter-waiting.tsx';
import { toggle } from './search-state.ts';
import { ShowAll } from './show-all.tsx';

interface Props<T extends number | string> {
  legend: string;
  /** What there is to choose, most first. */
  options: readonly { value: T; label: string; count: number }[];
  chosen: readonly T[];
  /** Of a chosen value that the answer does not have. */
  labelOf: (value: T) => string;
  onChange: (chosen: T[]) => void;
  isWaiting: boolean;
}

const shownAtFirst = 6;

/** A group of filters of which several may be on. One that is on is always shown, so that it can be taken off. */
export function FilterGroup<T extends number | string>({
  legend,
  options,
  chosen,
  labelOf,
  onChange,
  isWaiting,
}: Props<T>) {
  const { t } = useText();
  const [showsAll, setShowsAll] = useState(false);
  const lost = chosen.filter((value) => !options.some((one) => one.value === value));
  const all = [...options, ...lost.map((value) => ({ value, label: labelOf(value), count: 0 }))];
  const shown = all.filter(({ value }, i) => showsAll || i < shownAtFirst || chosen.includes(value));
  if (all.length === 0 && !isWaiting) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {isWaiting && <FilterWaiting rows={shownAtFirst} />}
      {shown.map(({ value, label, count }) => (
        <FilterOption
          key={value}
          label={label}
          count={count}
          checked={chosen.includes(value)}
          onChange={() => onChange(toggle(chosen, value))}
        />
      ))}
      {all.length > shownAtFirst && (
        <ShowAll
          isOn={showsAll}
          onChange={setShowsAll}
          text={t(showsAll ? 'search_filter_fewer' : 'search_filter_all')}
        />
      )}
    </fieldset>
  );
}
