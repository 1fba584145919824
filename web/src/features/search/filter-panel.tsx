import { sectionLabel } from '@massima/contract/format/citation';
import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { type CourtLine, courtLines, toggleCourts } from './court-lines.ts';
import { chosenCourts } from './courts.ts';
import type { Facets } from './facets.ts';
import { FilterOption } from './filter-option.tsx';
import classes from './filter-panel.module.css';
import { FilterWaiting } from './filter-waiting.tsx';
import { filterCount, type SearchState, toggle, withoutFilters } from './search-state.ts';
import { ShowAll } from './show-all.tsx';
import { useFilterNames } from './use-filter-names.ts';
import { YearFilter } from './year-filter.tsx';

interface FilterGroupProps<T extends number | string> {
  legend: string;
  /** Available choices, by number of results. */
  options: readonly { value: T; label: string; count: number }[];
  chosen: readonly T[];
  /** Returns the label of a selected value that the results lack. */
  labelOf: (value: T) => string;
  onChange: (chosen: T[]) => void;
  isWaiting: boolean;
}

/**
 * Group of filters with multiple selection. A selected value is always visible, so that it can be
 * removed.
 */
function FilterGroup<T extends number | string>({
  legend,
  options,
  chosen,
  labelOf,
  onChange,
  isWaiting,
}: FilterGroupProps<T>) {
  const { t } = useText();
  const [showsAll, setShowsAll] = useState(false);
  const lost = chosen.filter((value) => !options.some((option) => option.value === value));
  const all = [...options, ...lost.map((value) => ({ value, label: labelOf(value), count: 0 }))];
  const visible = all.filter(({ value }, i) => showsAll || i < shownAtFirst || chosen.includes(value));
  if (all.length === 0 && !isWaiting) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {isWaiting && <FilterWaiting rows={shownAtFirst} />}
      {visible.map(({ value, label, count }) => (
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

interface CourtFilterProps {
  question: SearchState;
  facets: Facets;
  onChange: (question: SearchState) => void;
}

const shownAtFirst = 6;

/**
 * Filter by court: the areas of the product's spec, their kinds, and the courts outside them.
 * Selected courts are combined with OR.
 */
function CourtFilter({ question, facets, onChange }: CourtFilterProps) {
  const { t } = useText();
  const { courtName } = useFilterNames();
  const [showsAll, setShowsAll] = useState(false);
  const chosen = chosenCourts(question);
  const lines = courtLines(facets, chosen);
  const isOn = ({ types }: CourtLine) => types.every((type) => chosen.includes(type));
  const isPartlyOn = ({ types }: CourtLine) => types.some((type) => chosen.includes(type));
  const option = (line: CourtLine) => (
    <FilterOption
      key={line.types.join()}
      label={courtName(line.of)}
      count={line.count}
      checked={isOn(line)}
      isPartlyOn={!isOn(line) && isPartlyOn(line)}
      onChange={() => onChange({ ...question, ...toggleCourts(chosen, line) })}
    />
  );
  return (
    <fieldset>
      <legend>{t('search_filter_area')}</legend>
      {lines
        .filter((line, i) => showsAll || i < shownAtFirst || isPartlyOn(line))
        .map((line) => [
          option(line),
          line.below.length > 0 && (
            <div key={`below-${line.types.join()}`} className={classes.below}>
              {line.below.map(option)}
            </div>
          ),
        ])}
      {lines.length > shownAtFirst && (
        <ShowAll
          isOn={showsAll}
          onChange={setShowsAll}
          text={t(showsAll ? 'search_filter_fewer' : 'search_filter_all')}
        />
      )}
    </fieldset>
  );
}

interface Props {
  question: SearchState;
  /** Number of results for each choice, under the filters of the other groups. */
  facets: Facets;
  onChange: (question: SearchState) => void;
  /** True if the counts include results that match only some of the terms. */
  isPartial?: boolean;
  /** False in a dialog, whose title replaces the heading. */
  hasHeading?: boolean;
  /** True while the response is pending; the options keep their space. */
  isWaiting?: boolean;
}

/**
 * Filters by court, matter, year and section, with result counts. Each click applies immediately.
 */
export function FilterPanel({
  question,
  facets,
  onChange,
  isPartial = false,
  hasHeading = true,
  isWaiting = false,
}: Props) {
  const { t } = useText();
  const { matterName } = useFilterNames();
  const { areas, sections } = facets.choices;
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
      {isPartial && <p className={classes.wide}>{t('search_filters_wide')}</p>}
      <CourtFilter question={question} facets={facets} onChange={onChange} />
      <FilterGroup
        legend={t('search_filter_matter')}
        options={areas.map(({ area: value, count }) => ({ value, label: matterName(value), count }))}
        chosen={question.matters}
        labelOf={matterName}
        onChange={(matters) => onChange({ ...question, matters })}
        isWaiting={isWaiting}
      />
      <YearFilter
        years={facets.years}
        chosen={question.years}
        onChange={(years) => onChange({ ...question, years })}
        isWaiting={isWaiting}
      />
      <FilterGroup
        legend={t('search_filter_section')}
        options={sections.map(({ section: value, count }) => ({ value, label: sectionLabel(value), count }))}
        chosen={question.sections}
        labelOf={sectionLabel}
        onChange={(chosen) => onChange({ ...question, sections: chosen })}
        isWaiting={isWaiting}
      />
    </div>
  );
}
