import { sectionLabel } from '@massima/contract/format/citation';
import { useText } from '../../lib/i18n.tsx';
import { CourtFilter } from './court-filter.tsx';
import type { Facets } from './facets.ts';
import { FilterGroup } from './filter-group.tsx';
import classes from './filter-panel.module.css';
import { useFilterNames } from './use-filter-names.ts';
import { filterCount, type SearchState, withoutFilters } from './search-state.ts';
import { YearFilter } from './year-filter.tsx';

interface Props {
  question: SearchState;
  /** What each choice would leave, with all filters but those of its group. */
  facets: Facets;
  onChange: (question: SearchState) => void;
  /** Results that contain only some of the words are counted, too. */
  isPartial?: boolean;
  /** In a dialog the title above says it already. */
  hasHeading?: boolean;
  /** Nothing is known yet: keeps the room that the options will take. */
  isWaiting?: boolean;
}

/** Court, matter, year, section, each with what it would leave. One press filters; nothing needs to be applied. */
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
