import { remainingDays } from '@massima/contract/format/dates';
import { useText } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';

/** How many days of a trial are left, begun ones counted; none where there never was one. */
export function TrialDaysLeft({ end }: { end: string | null }) {
  const { t } = useText();
  const now = useNow();
  return end === null ? null : <p>{t('trial_days_left', { days: remainingDays(end, now) })}</p>;
}
