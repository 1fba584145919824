import { sectionLabel } from '@massima/contract/format/citation';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import { choiceOf } from './courts.ts';
import type { AnswerMeta } from './cached-answer.ts';
import classes from './filter-chips.module.css';
import { type SearchState, toggle } from './search-state.ts';
import { useFactName } from './use-fact-name.ts';
import { useFilterNames } from './use-filter-names.ts';
import { yearSpans } from './years.ts';

interface Props {
  question: SearchState;
  /** Excluded terms of the query. Removing the last one clears a query that has only exclusions. */
  excluded?: AnswerMeta['excluded'] | undefined;
  /** Filters implied by the query. */
  narrowedBy?: AnswerMeta['narrowed_by'] | undefined;
  onChange: (question: SearchState) => void;
}

/**
 * Chips of active filters, implied filters and excluded terms, each with a remove button.
 * Consecutive years share a chip.
 */
export function FilterChips({ question, excluded = [], narrowedBy = [], onChange }: Props) {
  const { t } = useText();
  const { courtName, matterName } = useFilterNames();
  const factName = useFactName();
  const filters = [
    ...(question.area === 0
      ? []
      : [{ name: courtName({ area: question.area }), without: { ...question, ...choiceOf([]) } }]),
    ...question.issuers.map((issuer) => ({
      name: courtName({ issuer }),
      without: { ...question, ...choiceOf(toggle(question.issuers, issuer)) },
    })),
    ...question.matters.map((matter) => ({
      name: matterName(matter),
      without: { ...question, matters: toggle(question.matters, matter) },
    })),
    ...question.sections.map((section) => ({
      name: sectionLabel(section),
      without: { ...question, sections: toggle(question.sections, section) },
    })),
    ...yearSpans(question.years).map(({ from, to }) => ({
      name: from === to ? String(from) : `${from}–${to}`,
      without: { ...question, years: question.years.filter((year) => year < from || year > to) },
    })),
  ];
  const chips = [
    ...filters.map(({ name, without }) => ({ name, label: t('search_filter_remove', { name }), without })),
    ...narrowedBy.map((fact) => {
      const name = factName(fact);
      return {
        name: t('search_fact', { name }),
        label: t('search_fact_remove', { name }),
        without: { ...question, factsOff: [...question.factsOff, fact.kind] },
      };
    }),
    ...excluded
      .filter(({ query }) => query !== '')
      .map(({ words: terms, query }) => ({
        name: t('search_excluded', { words: terms }),
        label: t('search_exclusion_remove', { words: terms }),
        without: { ...question, q: query },
      })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('search_filters_active')} className={classes.chips}>
      {chips.map(({ name, label, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={label}
            // The chip disappears when pressed, so the focus moves first.
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true });
              onChange(without);
            }}
          >
            {name}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
