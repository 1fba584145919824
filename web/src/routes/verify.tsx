import { delays } from '@massima/contract/constants';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { Notice } from '../components/notice.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { deviceHash } from '../lib/device.ts';
import { errorMessage } from '../lib/error-message.ts';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';
import { api } from '../lib/trpc.ts';
import { useOnce } from '../lib/use-once.ts';

/** Verifies by script, never by the mere opening of the page: mail scanners open links first. */
export default function Verify() {
  const text = useText();
  const { t } = text;
  const { id, token = '' } = useParams();
  const navigate = useNavigate();
  const [state, setState] = useState<'running' | 'done' | { error: string }>('running');

  useOnce(() => {
    // A link that was cut short cannot be asked about.
    if (!(Number(id) > 0)) return setState({ error: t('token_not_valid') });
    api.accounts.verify.mutate({ id: Number(id), token, hash: deviceHash() }).then(
      (answer) => {
        if (answer.token && answer.user) session.begin(answer.token, answer.user);
        setState('done');
      },
      (error: unknown) => setState({ error: errorMessage(text, error) }),
    );
  });
  useEffect(() => {
    if (state !== 'done') return;
    const timer = setTimeout(() => navigate(paths.search, { replace: true }), delays.verifiedRedirect);
    return () => clearTimeout(timer);
  }, [state, navigate]);

  return (
    <PublicFrame title={t('verify_title')}>
      {state === 'running' && <Notice>{t('verify_running')}</Notice>}
      {state === 'done' && (
        <>
          <Notice urgent>{t('verify_done')}</Notice>
          <p>
            <Link to={paths.search}>{t('go_to_search')}</Link>
          </p>
        </>
      )}
      {typeof state === 'object' && (
        <>
          <Notice tone="error" urgent>
            {state.error}
          </Notice>
          <p>
            {t('verify_failed_next')} <Link to={paths.login}>{t('back_to_login')}</Link>
          </p>
        </>
      )}
    </PublicFrame>
  );
}
