import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { outage } from '../lib/trpc.ts';
import { paths } from '../lib/paths.ts';
import { keptLink } from '../lib/use-emailed-link.ts';

/** Moves to /maintenance when nobody answers. The end of a session needs no such watch: the gate sees it. */
export function OutageWatch() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isOut = outage.use();

  useEffect(() => {
    if (!isOut) return;
    outage.set(false);
    // Already there: what could not be reached is still what it was about.
    if (pathname !== paths.maintenance)
      navigate(paths.maintenance, { state: { from: pathname + search + hash, ...keptLink(state) } });
  }, [isOut, navigate, pathname, search, hash, state]);

  return null;
}
