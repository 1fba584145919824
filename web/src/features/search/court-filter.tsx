import { useState } from 'react';
import { useText } from '../../lib/i18n.tsx';
import { courtLines, type CourtLine, toggleCourts } from './court-lines.ts';
import { chosenCourts } from './courts.ts';
import type { Facets } from './facets.ts';
import { FilterOption } from './filter-option.tsx';
import classes from './filter-panel.module.css';
import type { SearchState } from './search-state.ts';
import { useFilterNames } from './use-filter-names.ts';
import { ShowAll } from './show-all.tsx';

interface Props {
  question: SearchState;
  facets: Facets;
  onChange: (question: SearchState) => void;
}

const shownAtFirst = 6;

/** Which courts decided: the areas of the product's spec, what they are made of, and the courts outside them. Any of those chosen will do. */
export function CourtFilter({ question, facets, onChange }: Props) {
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
