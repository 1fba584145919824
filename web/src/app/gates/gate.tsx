import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { lazyScreen } from '../../lib/lazy-screen.tsx';
import { session, type SessionSnapshot, snapshotOf } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { paths } from '../paths.ts';

const VerifyEmail = lazyScreen(() => import('../../routes/verify-email-gate.tsx'), ['accounts']);
const CompleteSubscription = lazyScreen(() => import('../../routes/complete-subscription.tsx'), ['billing']);

export type GateStep = 'login' | 'verify' | 'subscribe' | 'open';

/** The order of the product: signed in, e-mail verified, plan or trial; administrators skip the last two. */
export function gateStep(token: string | null, account: SessionSnapshot | null): GateStep {
  if (token === null) return 'login';
  if (account === null || account.type === 'admin') return 'open';
  if (!account.isVerified) return 'verify';
  return account.hasLicense ? 'open' : 'subscribe';
}

/** What was known last time opens the door at once; the check that follows may still close it. */
export function Gate() {
  const token = session.useToken();
  const account = session.useSnapshot();
  const location = useLocation();
  const check = trpc.session.check.useQuery(undefined, { enabled: token !== null, staleTime: 60_000 });

  useEffect(() => {
    if (check.data) session.remember({ ...snapshotOf(check.data.user), hasLicense: check.data.license });
  }, [check.data]);

  switch (gateStep(token, account)) {
    case 'login':
      return <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />;
    case 'verify':
      return <VerifyEmail />;
    case 'subscribe':
      return <CompleteSubscription />;
    case 'open':
      return account === null && check.data === undefined ? null : <Outlet />;
  }
}
