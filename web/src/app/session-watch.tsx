import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '../lib/session.ts';
import { outage } from '../lib/trpc.ts';
import { paths } from './paths.ts';

/** Moves to /login when the session has ended anywhere in the app, and to /maintenance when nobody answers. */
export function SessionWatch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOut = outage.use();

  useEffect(
    () =>
      session.onEnd((reason) =>
        navigate(paths.login, {
          replace: true,
          state: { reason, from: reason ? pathname + search : undefined },
        }),
      ),
    [navigate, pathname, search],
  );

  useEffect(() => {
    if (isOut) {
      outage.set(false);
      navigate(paths.maintenance, { state: { from: pathname + search } });
    }
  }, [isOut, navigate, pathname, search]);

  return null;
}
