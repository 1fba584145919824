import { sectionLabel } from '@massima/contract/format/citation';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Facets } from './facets.ts';
import classes from './filter-chips.module.css';
import { type Question, toggle } from './question.ts';
import { useFilterNames } from './use-filter-names.ts';
import { yearSpans } from './years.ts';

interface Props {
  question: Question;
  facets: Facets;
  onChange: (question: Question) => void;
}

/** The filters in use, each taken away by itself; years in a row are one. */
export function FilterChips({ question, facets, onChange }: Props) {
  const { t } = useText();
  const { issuerName, matterName } = useFilterNames(facets);
  const chips = [
    ...(question.area === 0
      ? []
      : [{ name: t(`search_filter_area_${question.area}`), without: { ...question, area: 0 as const } }]),
    ...question.issuers.map((issuer) => ({
      name: issuerName(issuer),
      without: { ...question, issuers: toggle(question.issuers, issuer) },
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
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('search_filters_active')} className={classes.chips}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={t('search_filter_remove', { name })}
            // The chip goes away with its press: the focus must not go with it.
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
