import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closed, outage } from '../lib/trpc.ts';
import { paths } from '../lib/paths.ts';
import { emailedLinkState } from '../lib/use-emailed-link.ts';

/** Screens that report the outage in place and keep the typed input. */
const waiting: readonly string[] = [paths.login, paths.restore];

/**
 * Opens /maintenance when the server does not respond. Not needed for the end of a session, which
 * the gate detects.
 */
export function OutageWatch() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isOut = outage.use();

  useEffect(() => {
    if (!isOut) return;
    outage.set(false);
    if (closed.get() && waiting.includes(pathname)) return;
    // Keeps the address that could not be reached.
    if (pathname !== paths.maintenance)
      navigate(paths.maintenance, { state: { from: pathname + search + hash, ...emailedLinkState(state) } });
  }, [isOut, navigate, pathname, search, hash, state]);

  return null;
}
