import type { ProvisionApplied } from '@massima/contract/provision-applied';
import { Link, useSearchParams } from 'react-router-dom';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { type Within, withinAddress, withoutWithin } from './applied-within.ts';
import classes from './provision-applied.module.css';

const shownYears = 12;
const shownCommi = 24;

interface Choice {
  value: string;
  name: string;
  count: number;
}

/** Filters by paragraph, year and court. Each is a link, so that the back button works. */
export function AppliedFilters({ found, within }: { found: ProvisionApplied; within: Within }) {
  const { t, has } = useText();
  const [params] = useSearchParams();
  const courts = new Map<number, Choice>();
  for (const { issuer_type_id: issuer, document_emanante: ownName, count } of found.authorities) {
    const key = `issuer.${issuer}`;
    const name = has(key) ? t(key as TextKey) : ownName;
    courts.set(issuer, { value: String(issuer), name, count: (courts.get(issuer)?.count ?? 0) + count });
  }
  return (
    <div className={classes.filters}>
      <Choices
        title={t('provision_applied_commi')}
        chosen={within.comma}
        choices={firstOf(found.commi, shownCommi, ({ comma }) => comma === within.comma).map(
          ({ comma, number, count }) => ({ value: comma, name: t('provision_comma', { number }), count }),
        )}
        addressOf={(value) => withinAddress(params, 'comma', value)}
      />
      <Choices
        title={t('provision_applied_courts')}
        chosen={within.issuer === undefined ? undefined : String(within.issuer)}
        choices={[...courts.values()].sort((a, b) => b.count - a.count)}
        addressOf={(value) => withinAddress(params, 'issuer', value)}
      />
      <Choices
        title={t('provision_applied_years')}
        chosen={within.year === undefined ? undefined : String(within.year)}
        choices={firstOf(found.years, shownYears, ({ year }) => year === within.year).map(
          ({ year, count }) => ({ value: String(year), name: String(year), count }),
        )}
        addressOf={(value) => withinAddress(params, 'year', value)}
      />
      {Object.keys(within).length > 0 && (
        <p>
          <Link to={withoutWithin(params)}>{t('provision_applied_all')}</Link>
        </p>
      )}
    </div>
  );
}

/** Returns the first values and the selected value. */
const firstOf = <T,>(all: readonly T[], most: number, isChosen: (value: T) => boolean): T[] =>
  all.filter((item, i) => i < most || isChosen(item));

interface ChoicesProps {
  title: string;
  chosen: string | undefined;
  choices: readonly Choice[];
  addressOf: (value: string) => string;
}

function Choices({ title, chosen, choices, addressOf }: ChoicesProps) {
  const { t } = useText();
  if (choices.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes.chips}>
        {choices.map(({ value, name, count }) => (
          <li key={value}>
            <Link to={addressOf(value)} aria-current={value === chosen || undefined}>
              {t('provision_narrowed', { name, count })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
