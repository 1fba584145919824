import { noBreak } from '@massima/contract/format/no-break';
import { citation } from '@massima/contract/format/citation';
import type { Provision } from '@massima/contract/provision';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { Link } from 'react-router-dom';
import { rulingAddress, Timeline } from '../ruling/index.ts';
import { type TextKey, useText } from '../../lib/i18n.tsx';
import { searchAddress } from './search-address.ts';
import classes from './provision-applied.module.css';

const shownYears = 12;
const [cassation, constitutional] = [3, 4];

/** Whose word weighs most: the United Sections and the Constitutional Court. */
const isLeading = ({ issuer_type_id: issuer, document_sezione: section }: RulingHeading) =>
  issuer === constitutional || (issuer === cassation && section === 'U');

/** Who applies an article: how often and when, the leading rulings and the newest, and the ways to their principles. */
export function ProvisionApplied({ label, applied }: Pick<Provision, 'label' | 'applied'>) {
  const { t, has } = useText();
  const { total, years, authorities, leading: headings } = applied;
  if (total === 0) return <p className={classes.none}>{t('provision_applied_none')}</p>;
  const [leading, newest] = [headings.filter(isLeading), headings.filter((one) => !isLeading(one))];
  const courts = new Map<number, { name: string; count: number }>();
  for (const { issuer_type_id: issuer, document_emanante: own, count } of authorities) {
    const key = `issuer.${issuer}`;
    const name = has(key) ? t(key as TextKey) : own;
    courts.set(issuer, { name, count: (courts.get(issuer)?.count ?? 0) + count });
  }
  const narrowed = (name: string, count: number) => t('provision_narrowed', { name, count });
  return (
    <section className={classes.applied}>
      <h2>{t('provision_applied', { count: total })}</h2>
      <p>
        <Link to={searchAddress(label)}>{t('provision_applied_search')}</Link>
      </p>
      <Timeline years={years} label={t('provision_applied_label', { label })} />
      <Headings title={t('provision_applied_leading')} rulings={leading} />
      <Headings title={t('provision_applied_newest')} rulings={newest} />
      <h3>{t('provision_applied_courts')}</h3>
      <ul className={classes.chips}>
        {[...courts]
          .sort(([, a], [, b]) => b.count - a.count)
          .map(([issuer, { name, count }]) => (
            <li key={issuer}>
              <Link to={searchAddress(label, { issuer })}>{narrowed(name, count)}</Link>
            </li>
          ))}
      </ul>
      <h3>{t('provision_applied_years')}</h3>
      <ul className={classes.chips}>
        {years.slice(0, shownYears).map(({ year, count }) => (
          <li key={year}>
            <Link to={searchAddress(label, { year })}>{narrowed(String(year), count)}</Link>
          </li>
        ))}
      </ul>
      <p className={classes.note}>{t('provision_applied_note')}</p>
    </section>
  );
}

function Headings({ title, rulings }: { title: string; rulings: readonly RulingHeading[] }) {
  if (rulings.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes.list} lang="it">
        {rulings.map((ruling) => (
          <li key={ruling.ruling_id}>
            <Link to={rulingAddress(ruling.ruling_id, ruling)}>{noBreak(citation(ruling))}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
