import { delays } from '@massima/contract/constants';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { callError, errorDataOf } from '../lib/call-error.ts';
import { deviceHash } from '../lib/device.ts';
import { errorMessage } from '../lib/error-message.ts';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { local } from '../lib/storage.ts';
import { trpc } from '../lib/trpc.ts';
import { useEmailedLink } from '../lib/use-emailed-link.ts';
import { useOnce } from '../lib/use-once.ts';

/** Verifies by script, not on page load, because mail scanners open links first. */
export default function Verify() {
  const text = useText();
  const { t } = text;
  const { id, token } = useEmailedLink();
  const navigate = useNavigate();
  const verify = trpc.accounts.verify.useMutation({
    onSuccess: (response) => {
      if (response.token && response.user) session.begin(response.token, response.user);
    },
    // The address is verified even if the login still requires a second factor.
    onError: (error) => {
      const request = errorDataOf(error, 'second_factor_required');
      if (request) navigate(paths.secondStep, { replace: true, state: { asked: request } });
    },
  });
  // False for a truncated link, which cannot be checked.
  const isWhole = id > 0;

  useOnce(() => {
    if (isWhole)
      verify.mutate({ id, token, hash: deviceHash(), device_secret: local.read('trust') ?? undefined });
  });
  // The link was opened again, or the phone restored its page. Nothing is left to do if the account
  // is already verified.
  const account = session.useSnapshot();
  const wasVerified = verify.isError && account !== null && account.isVerified && account.id === id;
  const isVerified = verify.isSuccess || wasVerified;
  const trialUsed = verify.data?.trial_used;
  useEffect(() => {
    // A user without a trial is shown the contact address, so there is no automatic redirect.
    if (!isVerified || trialUsed) return;
    const timer = setTimeout(() => navigate(paths.search, { replace: true }), delays.verifiedRedirect);
    return () => clearTimeout(timer);
  }, [isVerified, trialUsed, navigate]);
  const refusal = isVerified ? null : verify.error;
  const problem = isWhole ? refusal && errorMessage(text, refusal) : t('token_not_valid');

  // A mail scanner that runs scripts has verified the address before the user.
  const isKnown = refusal !== null && callError(refusal).key === 'email_already_verified';

  return (
    <PublicFrame title={t('verify_title')}>
      {!problem && !isVerified && <Notice>{t('verify_running')}</Notice>}
      {isVerified && (
        <>
          {trialUsed ? (
            <Notice urgent>
              {t('verify_done_no_trial')} {t('trial_used_by_domain', { domain: trialUsed.domain })}{' '}
              {trialUsed.contact !== null && t('trial_used_contact', { email: trialUsed.contact })}
            </Notice>
          ) : (
            <Notice urgent>{t('verify_done')}</Notice>
          )}
          <p>
            <Link to={paths.search}>{t(trialUsed ? 'trial_used_next' : 'go_to_search')}</Link>
          </p>
        </>
      )}
      {problem && (
        <>
          <Notice tone={isKnown ? 'info' : 'error'} urgent>
            {problem}
          </Notice>
          <p>
            {!isKnown && t('verify_failed_next')} <Link to={paths.login}>{t('back_to_login')}</Link>
          </p>
        </>
      )}
    </PublicFrame>
  );
}
