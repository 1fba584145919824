import { firstYear } from '@massima/contract/constants';
import type { SearchData } from '@massima/contract/search';
import { useId, useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { useCurrentYear } from '../../lib/use-current-year.ts';
import classes from './filter-panel.module.css';
import { filterCount, type Question, toggle, withoutFilters } from './question.ts';

interface Props {
  question: Question;
  /** Counts to choose from: those of the question before these filters. */
  authorities: SearchData['autList'];
  years: SearchData['years'];
  onChange: (question: Question) => void;
  /** In a dialog the title above says it already. */
  hasHeading?: boolean;
  /** Nothing is known yet: keeps the room that the options will take. */
  isWaiting?: boolean;
}

const Waiting = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, i) => <div key={i} aria-hidden="true" className={classes.waiting} />);

const yearsAtFirst = 8;

/** Court, authority, year, each option with what it would leave. One press filters; nothing needs to be applied. */
export function FilterPanel({
  question,
  authorities,
  years,
  onChange,
  hasHeading = true,
  isWaiting = false,
}: Props) {
  const { t } = useText();
  const [showsAll, setShowsAll] = useState(false);
  // The rail stays in the page while the sheet is open: with one name the two would be one group of radio buttons.
  const name = useId();
  const countOf = new Map(years.map((y) => [y.year, y.count]));
  const current = useCurrentYear();
  const allYears = Array.from({ length: current - firstYear + 1 }, (_, i) => current - i);
  const first = allYears.filter((y) => countOf.has(y)).slice(0, yearsAtFirst);
  const shownYears = showsAll
    ? allYears
    : allYears.filter((y) => first.includes(y) || question.years.includes(y));

  return (
    <div className={classes.panel}>
      {(hasHeading || filterCount(question) > 0) && (
        <div className={classes.head}>
          {hasHeading && <h2>{t('search_filters')}</h2>}
          {filterCount(question) > 0 && (
            <button type="button" className={classes.text} onClick={() => onChange(withoutFilters(question))}>
              {t('search_filters_reset')}
            </button>
          )}
        </div>
      )}
      <fieldset>
        <legend>{t('search_filter_area')}</legend>
        {([0, 1, 2] as const).map((area) => (
          <FilterOption
            key={area}
            type="radio"
            name={name}
            label={t(`search_filter_area_${area}`)}
            checked={question.area === area}
            onChange={() => onChange({ ...question, area })}
          />
        ))}
      </fieldset>
      {(authorities.length > 0 || isWaiting) && (
        <fieldset>
          <legend>{t('search_filter_authority')}</legend>
          {isWaiting && <Waiting rows={6} />}
          {authorities.map((authority) => (
            <FilterOption
              key={authority.issuer_type_id}
              type="checkbox"
              label={authority.document_emanante}
              count={authority.count}
              checked={question.issuers.includes(authority.issuer_type_id)}
              onChange={() =>
                onChange({ ...question, issuers: toggle(question.issuers, authority.issuer_type_id) })
              }
            />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{t('search_filter_year')}</legend>
        <div className={showsAll ? classes.allYears : undefined}>
          {isWaiting && <Waiting rows={yearsAtFirst} />}
          {shownYears.map((year) => (
            <FilterOption
              key={year}
              type="checkbox"
              label={String(year)}
              count={countOf.get(year) ?? 0}
              checked={question.years.includes(year)}
              onChange={() => onChange({ ...question, years: toggle(question.years, year) })}
            />
          ))}
        </div>
        <button
          type="button"
          className={classes.text}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t(showsAll ? 'search_filter_less' : 'search_filter_more')}
        </button>
      </fieldset>
    </div>
  );
}

interface OptionProps {
  type: 'radio' | 'checkbox';
  name?: string;
  label: string;
  count?: number;
  checked: boolean;
  onChange: () => void;
}

function FilterOption({ type, name, label, count, checked, onChange }: OptionProps) {
  const { number } = useText();
  return (
    <label className={count === 0 && !checked ? `${classes.option} ${classes.none}` : classes.option}>
      <input type={type} name={name} checked={checked} onChange={onChange} />
      <span className={classes.label}>{label}</span>
      {count !== undefined && <span className={classes.count}>{number(count)}</span>}
    </label>
  );
}
