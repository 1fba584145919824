import { useCallback } from 'react';
import { session } from '../../lib/session.ts';
import { api } from '../../lib/trpc.ts';

/** Ends the session here whatever the server answers: who signs out must not stay signed in because of a bad line. */
export function useLogout() {
  return useCallback(() => {
    const told = api.session.logout.mutate();
    told.catch(() => undefined).finally(() => session.end(null));
  }, []);
}
