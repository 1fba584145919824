import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { FactorRequest } from '../lib/proof-link.ts';
import { PublicFrame } from '../components/public-frame.tsx';
import { PasskeyLogin } from '../features/factors/passkey-login.tsx';
import { SecondStep } from '../features/factors/second-step.tsx';
import { useText } from '../lib/i18n.tsx';
import { paths } from '../lib/paths.ts';
import { session } from '../lib/session.ts';

interface State {
  /** Factors that the login requests; missing for a login by passkey only. */
  asked?: FactorRequest;
  /** Target address, as passed to the login. */
  from?: string;
  accountId?: number | null;
}

/** Second step of a login, and the first step of a login without password. */
export default function SecondStepScreen() {
  const { t } = useText();
  const navigate = useNavigate();
  const state = (useLocation().state ?? {}) as State;
  const isSignedIn = session.useToken() !== null;
  // Returns to the address that the user came from.
  useEffect(() => {
    if (isSignedIn) navigate(paths.login, { replace: true, state });
  });
  return (
    <PublicFrame title={t(state.asked ? 'factor_title' : 'passkey_login_title')}>
      {state.asked ? <SecondStep request={state.asked} /> : <PasskeyLogin />}
      <p>
        <Link to={paths.login} state={{ from: state.from, accountId: state.accountId }}>
          {t('back_to_login')}
        </Link>
      </p>
    </PublicFrame>
  );
}
