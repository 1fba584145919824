import { Icon } from '../../components/icon.tsx';
import { useText } from '../../lib/i18n.tsx';
import classes from './filter-chips.module.css';
import { type Question, toggle } from './question.ts';

interface Props {
  question: Question;
  nameOfIssuer: (issuer: number) => string;
  onChange: (question: Question) => void;
}

/** The filters in use, each taken away by itself. */
export function FilterChips({ question, nameOfIssuer, onChange }: Props) {
  const { t } = useText();
  const chips = [
    ...(question.area === 0
      ? []
      : [{ name: t(`search_filter_area_${question.area}`), without: { ...question, area: 0 as const } }]),
    ...question.issuers.map((issuer) => ({
      name: nameOfIssuer(issuer),
      without: { ...question, issuers: toggle(question.issuers, issuer) },
    })),
    ...question.years.map((year) => ({
      name: String(year),
      without: { ...question, years: toggle(question.years, year) },
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
