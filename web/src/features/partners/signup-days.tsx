import { longDate } from '@massima/contract/format/dates';
import { Table } from '../../components/table.tsx';
import { useText } from '../../lib/i18n.tsx';
import type { Outputs } from '../../lib/trpc.ts';
import classes from './signup-days.module.css';

/** Signups per day, latest first, without empty days. */
export function SignupDays({ signups }: { signups: Outputs['offers']['signups'] }) {
  const { t, number, locale } = useText();
  const { price_type, origin, days, total } = signups;
  const highest = Math.max(...days.map(({ count }) => count), 1);
  const offer = origin === null ? price_type : `${price_type}, ${origin}`;
  return (
    <>
      <p>{t('partners_signups_intro', { offer })}</p>
      <p className={classes.total}>{t('partners_signups_total', { count: number(total) })}</p>
      {days.length > 0 && (
        <Table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('partners_signups_day')}</th>
              <th scope="col">{t('partners_signups_count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{longDate(day, locale)}</th>
                <td>
                  <span className={classes.count}>{number(count)}</span>
                  {/* A meter element, because the page's policy excludes inline styles. */}
                  <progress className={classes.bar} max={highest} value={count} aria-hidden="true" />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
