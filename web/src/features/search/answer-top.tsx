import type { ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../lib/i18n.tsx';
import { AnswerFold } from './answer-fold.tsx';
import { AnswerHead } from './answer-head.tsx';
import classes from './answer-top.module.css';
import type { CachedAnswer } from './cached-answer.ts';
import { listDensity } from './list-density.ts';
import { filterCount, type SearchState } from './search-state.ts';

/** Toggles between two lines per result and full results. The choice is stored in this browser. */
function DensityButton() {
  const { t } = useText();
  const density = listDensity.use();
  const other = density === 'dense' ? 'full' : 'dense';
  return (
    <button type="button" className={classes.density} onClick={() => listDensity.set(other)}>
      <Icon name={other === 'dense' ? 'menu' : 'expand'} size={18} />
      {t(`list_${other}`)}
    </button>
  );
}

interface Props {
  question: SearchState;
  before: SearchState | null;
  /** Visible results, possibly those of the previous filters. */
  visible: CachedAnswer | undefined;
  /** True while the response is pending; the line keeps its space. */
  isUnknown: boolean;
  /** True on a phone, where the controls collapse into a single line. */
  isNarrow: boolean;
  /** False if the results have nothing to filter or sort. */
  hasFilters: boolean;
  hasOrder: boolean;
  /** Controls next to the tabs on wide screens: follow the search, remaining queries. */
  aside: ReactNode;
  onFilters: () => void;
  onShow: (question: SearchState) => void;
}

/** Row between tabs and results: count, corrections, filters and order. */
export function AnswerTop({
  question,
  before,
  visible,
  isUnknown,
  isNarrow,
  hasFilters,
  hasOrder,
  aside,
  onFilters,
  onShow,
}: Props) {
  const { t } = useText();
  const facts = visible?.status === 'failed' ? undefined : visible?.facts;
  const filters = hasFilters && (
    <button type="button" className={classes.filterButton} aria-haspopup="dialog" onClick={onFilters}>
      <Icon name="filter" size={18} />
      {t('search_filters_on', { count: filterCount(question) })}
    </button>
  );
  const order = hasOrder && (
    <SelectField
      size="sm"
      aria-label={t('search_sort')}
      value={question.sort}
      options={[
        { value: 'relevance', text: t('search_sort_relevance') },
        { value: 'words', text: t('search_sort_words') },
        { value: 'date', text: t('search_sort_date') },
      ]}
      onChange={(sort) => onShow({ ...question, sort })}
    />
  );
  if (isNarrow)
    return (
      // Drawn in the same position before and after the response, so that a tap on the filters hits
      // them.
      <AnswerFold context={facts ? { question, facts, before } : undefined} filterButton={filters}>
        {order}
        {hasOrder && <DensityButton />}
        {aside}
      </AnswerFold>
    );
  return (
    <div className={classes.top}>
      <div className={isUnknown ? `${classes.facts} ${classes.unknown}` : classes.facts}>
        {facts && <AnswerHead question={question} facts={facts} before={before} />}
      </div>
      {(filters || order) && (
        <div className={classes.tools}>
          {filters}
          {hasOrder && <DensityButton />}
          {order}
        </div>
      )}
    </div>
  );
}
