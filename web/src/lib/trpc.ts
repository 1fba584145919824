import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from './app-router.ts';
import { callError, fetchOwn, isAborted } from './call-error.ts';
import { noteAnswer } from './crashes.ts';
import { createStore } from './external-store.ts';
import { failsInline, unbatched } from './operation-rules.ts';
import { pageHideCount } from './page-hide-count.ts';
import { prefetchLink } from './prefetched-calls.ts';
import { proofLink } from './proof-link.ts';
import { session } from './session.ts';

export type Inputs = inferRouterInputs<AppRouter>;
export type Outputs = inferRouterOutputs<AppRouter>;

/** True if the server is unavailable or under maintenance; the shell then shows /maintenance. */
export const outage = createStore(false);
/** True if the server's last response reported maintenance. */
export const closed = createStore(false);

/** Handles the end of the session and outages for all screens. */
const watchLink: TRPCLink<AppRouter> = () => (call) =>
  observable((observer) => {
    const before = pageHideCount();
    const token = session.token();
    return call.next(call.op).subscribe({
      next(value) {
        closed.set(false);
        noteAnswer(value.context);
        observer.next(value);
      },
      complete: () => observer.complete(),
      error(error) {
        noteAnswer(error.meta);
        const { status, key, data } = callError(error);
        if (status !== 0) closed.set(key === 'under_maintenance');
        if ((status === 401 || status === 403) && key !== 'email_already_used' && !data) {
          // Another tab may have begun a session since, which this does not concern.
          if (session.token() === token) session.end(key);
        } else if (status === 0 && failsInline.includes(call.op.path)) {
          // The form reports it and keeps the typed input.
        } else if (status === 0 && pageHideCount() !== before) {
          // The browser aborted the call because the page was left. The screen repeats it on
          // return.
        } else if ((status === 0 && !isAborted(error)) || (status === 503 && key === 'under_maintenance'))
          outage.set(true);
        observer.error(error);
      },
    });
  });

const http = {
  url: '/trpc',
  fetch: fetchOwn,
  headers: () => {
    const token = session.token();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
};

/** Client without cache, for priced and one-off calls. */
export const api = createTRPCClient<AppRouter>({
  links: [
    watchLink,
    proofLink,
    prefetchLink,
    splitLink({
      condition: ({ path }) => unbatched.includes(path),
      true: httpLink(http),
      false: httpBatchLink(http),
    }),
  ],
});

export const trpc = createTRPCReact<AppRouter>();
