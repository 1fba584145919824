import { firstYear } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { dayInItaly } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import { noBreak } from '@massima/contract/format/no-break';
import type { Provision } from '@massima/contract/provision';
import type { AppliedGroup } from '@massima/contract/provision-applied';
import type { RulingHeading } from '@massima/contract/ruling-heading';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../components/load-failed.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { rulingAddress, Timeline } from '../ruling/index.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { withinLabel } from './applied-within.ts';
import classes from './provision-applied.module.css';
import { useApplied } from './use-applied.ts';

/** Filters for a search of the principles that apply an article. */
interface Narrowed {
  year?: number;
  issuer?: number;
}

/**
 * Returns the address of a search, which is charged when opened. Years outside the range of the
 * search filter are left out.
 */
function searchAddress(label: string, { year, issuer }: Narrowed = {}): string {
  const params = new URLSearchParams({ q: label });
  if (year !== undefined && year >= firstYear) params.set('anno', String(year));
  if (issuer !== undefined) params.set('autorita', String(issuer));
  return `${paths.search}?${params.toString()}`;
}

/**
 * Rulings that apply an article: leading and latest ones with duplicates grouped, by paragraph,
 * year and court.
 */
export function ProvisionApplied({
  provision: key,
  label,
  applied,
}: Pick<Provision, 'label' | 'applied'> & { provision: string }) {
  const { t } = useText();
  const { within, since, data, error, refetch } = useApplied(key);
  if (applied.total === 0) return <p className={classes.none}>{t('provision_applied_none')}</p>;
  const groups = data?.groups ?? [];
  return (
    <section className={classes.applied}>
      <h2>{t('provision_applied', { count: applied.total })}</h2>
      <p>
        <Link to={searchAddress(withinLabel(label, within.comma), within)}>
          {t('provision_applied_search')}
        </Link>
      </p>
      {since && data?.fresh && data.fresh.total > 0 && <Fresh since={since} {...data.fresh} />}
      <Timeline years={applied.years} label={t('provision_applied_label', { label })} />
      {error && <LoadFailed error={error} over="access_over.provision" onRetry={() => void refetch()} />}
      {!data && !error && <ScreenSkeleton lines={6} />}
      {data && (
        <>
          <AppliedFilters found={data} within={within} />
          <p role="status" className={classes.note}>
            {t('provision_applied_found', { count: data.total })}
            {data.total > data.read && ` ${t('provision_applied_read', { count: data.read })}`}
          </p>
          <Groups title={t('provision_applied_leading')} groups={groups.filter(({ leading }) => leading)} />
          <Groups title={t('provision_applied_newest')} groups={groups.filter(({ leading }) => !leading)} />
        </>
      )}
    </section>
  );
}

interface FreshProps {
  since: Date;
  total: number;
  rulings: readonly RulingHeading[];
}

/** Rulings added since the last visit. */
function Fresh({ since, total, rulings }: FreshProps) {
  const { t, locale } = useText();
  return (
    <section className={classes.fresh}>
      <h3>{t('provision_fresh', { count: total, since: longDay('dal', dayInItaly(since), locale) })}</h3>
      <ul className={classes.list}>
        {rulings.map((ruling) => (
          <li key={ruling.ruling_id}>
            <Heading {...ruling} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly AppliedGroup[] }) {
  const { t, locale } = useText();
  if (groups.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes.list}>
        {groups.map(({ ruling, alike: duplicates }) => (
          <li key={ruling.ruling_id}>
            <Heading {...ruling} />
            {duplicates[0] && (
              <details className={classes.alike}>
                <summary>
                  {t('provision_applied_alike', {
                    count: duplicates.length,
                    newest: longDay('del', duplicates[0].document_date, locale),
                  })}
                </summary>
                <ul className={classes.list}>
                  {duplicates.map((duplicate) => (
                    <li key={duplicate.ruling_id}>
                      <Heading {...duplicate} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const Heading = (ruling: RulingHeading) => (
  <Link to={rulingAddress(ruling.ruling_id, ruling)} lang="it">
    {noBreak(citation(ruling))}
  </Link>
);
