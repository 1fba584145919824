import { useEffect } from 'react';
import { type Location, Navigate, Outlet, useLocation } from 'react-router-dom';
import { citationStyle } from '../../lib/citation-style.ts';
import { session, snapshotOf } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { paths } from '../../lib/paths.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { gateStep } from './gate-step.ts';

const VerifyEmail = lazyScreen(() => import('../../routes/verify-email-gate.tsx'), ['accounts']);
const CompleteSubscription = lazyScreen(
  () => import('../../routes/complete-subscription.tsx'),
  ['billing', 'accounts'],
);

/**
 * State for the redirect to the login. A user who was sent there returns to the same address;
 * after signing out, and for another user, the app starts at its first screen.
 */
function loginState({ pathname, search, hash }: Location) {
  const ended = session.ended();
  return ended?.reason === null ? {} : { ...ended, from: pathname + search + hash };
}

/** Opens immediately by the cached session. The check that follows can still close it. */
export function Gate() {
  const token = session.useToken();
  const account = session.useSnapshot();
  const location = useLocation();
  const check = trpc.session.check.useQuery(undefined, { enabled: token !== null, staleTime: 60_000 });

  useEffect(() => {
    if (!check.data) return;
    session.remember({ ...snapshotOf(check.data.user), hasLicense: check.data.license });
    citationStyle.adopt(check.data.citation_style);
  }, [check.data]);

  switch (gateStep(token, account)) {
    case 'login':
      return <Navigate to={paths.login} replace state={loginState(location)} />;
    case 'verify':
      return <VerifyEmail />;
    case 'subscribe':
      return <CompleteSubscription />;
    case 'open':
      return account === null && check.isPending ? null : <Outlet />;
  }
}

/**
 * Redirects other users from administrators' screens to the search. The server checks every call.
 */
export function AdminOnly() {
  return session.useSnapshot()?.type === 'admin' ? <Outlet /> : <Navigate to={paths.search} replace />;
}
