import { remainingDays } from '@massima/contract/format/dates';
import { useText } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';

/** Remaining days of a trial, rounded up; empty if there was no trial. */
export function TrialDaysLeft({ end }: { end: string | null }) {
  const { t } = useText();
  const now = useNow();
  return end === null ? null : <p>{t('trial_days_left', { days: remainingDays(end, now) })}</p>;
}
