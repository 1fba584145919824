import { Link } from 'react-router-dom';
import { callError } from '../lib/call-error.ts';
import { type TextKey, useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { Notice } from './notice.tsx';

/** Returns true if a call was rejected because the account has no plan, trial or licence. */
export const isAccessOver = (error: unknown): boolean =>
  error != null && ['subscription_expired', 'free_trial_expired'].includes(callError(error).key);

interface Props {
  /** Error of the rejected call. */
  error: unknown;
  /** Content that is missing. */
  of: Extract<TextKey, `access_over.${string}`>;
}

/** Replaces content that requires search access, with the reason and a link to the plans. */
export function AccessOver({ error, of }: Props) {
  const { t, has } = useText();
  const { key } = callError(error);
  return (
    <Notice tone="warning">
      {has(key) && t(key)} {t(of)} <Link to={paths.subscription}>{t('access_over_plans')}</Link>
    </Notice>
  );
}
