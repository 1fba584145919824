import { money } from '@massima/contract/format/money';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import classes from './queries-left.module.css';

/** Share of remaining queries below which the line is a warning. */
const fewPart = 0.1;

/** Remaining searches of the plan. Without a limit nothing is shown, because searches are free. */
export function QueriesLeft({ subscriptionPath }: { subscriptionPath: string }) {
  const { t, locale } = useText();
  const { data } = trpc.session.check.useQuery(undefined, { staleTime: 60_000 });
  if (!data || data.user.type === 'admin' || !data.license || data.user.plan_queries < 0) return null;
  const { plan_queries: all, used_queries: used } = data.user;
  const { amount, currency } = data.next_search;
  const left = Math.max(0, all - used);
  if (left > all * fewPart) return <p className={classes.left}>{t('search_left', { count: left })}</p>;
  const text =
    left > 0
      ? t('search_left', { count: left })
      : data.query
        ? amount === null
          ? t('search_left_over_unknown')
          : t('search_left_over', { amount: money(amount, currency, locale) })
        : t('search_left_none');
  return (
    <p className={`${classes.left} ${classes.few}`}>
      {text} <Link to={subscriptionPath}>{t('menu_subscription')}</Link>
    </p>
  );
}
