import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { PublicFrame } from '../components/public-frame.tsx';
import { Notice } from '../components/notice.tsx';
import { MaintenanceGuard } from '../components/maintenance-guard.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { useText } from '../lib/i18n.tsx';
import { session } from '../lib/session.ts';

interface LoginState {
  /** Text key of the reason why the last session ended. */
  reason?: string | null;
  /** Address to open after the login. */
  from?: string;
  /**
   * Account whose session ended. A different account must not resume its work, which could use a
   * query.
   */
  accountId?: number | null;
}

export default function Login() {
  const { t, has } = useText();
  const navigate = useNavigate();
  const { reason, from, accountId } = (useLocation().state ?? {}) as LoginState;
  const isSignedIn = session.useToken() !== null;
  const account = session.useSnapshot();
  // `/` is the default target, so only other addresses are restored.
  const home = account?.type === 'admin' ? paths.admin : paths.search;
  const isTheirs = accountId === undefined || accountId === account?.id;
  const next = from === undefined || from === paths.search || !isTheirs ? home : from;

  useEffect(() => {
    if (isSignedIn) navigate(next, { replace: true });
  }, [isSignedIn, next, navigate]);

  return (
    <PublicFrame title={t('login_title')} promise>
      {reason && has(reason) && <Notice tone="warning">{t(reason)}</Notice>}
      <MaintenanceGuard>
        <LoginForm />
      </MaintenanceGuard>
      <p>
        <Link to={paths.restore}>{t('login_restore')}</Link>
      </p>
      <p>
        <Link to={paths.secondStep}>{t('login_passkey')}</Link>
      </p>
      <p>
        {t('login_no_account')} <Link to={paths.registration}>{t('login_register')}</Link>
      </p>
    </PublicFrame>
  );
}
