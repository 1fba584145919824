import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { TRPCErrorResponse } from '@trpc/server/rpc';
import type { AppRouter } from './app-router.ts';
import { session } from './session.ts';

/** Request that `app/boot.ts` sent before the app had loaded. */
export interface PrefetchedCall {
  /** Name of the operation, for example `search.run`. */
  path: string;
  /** Input as JSON; undefined if the operation has none. */
  input: string | undefined;
  token: string;
  /** Time of the request in milliseconds since 1970. */
  at: number;
  /** Resolves to the tRPC response; rejects without a response. */
  response: Promise<{ result: { data: unknown } } | TRPCErrorResponse>;
}
declare global {
  interface Window {
    massimaEarly?: PrefetchedCall[];
  }
}

/** Older requests belonged to a screen that the user has left. Milliseconds. */
const freshMs = 15_000;
const timeoutMs = 5_000;

/** Returns and removes the prefetched call with this path, input and session. */
function takeEarly(path: string, input: unknown): PrefetchedCall | undefined {
  const calls = window.massimaEarly ?? [];
  const serialised = JSON.stringify(input) as string | undefined;
  const index = calls.findIndex((call) => call.path === path && call.input === serialised);
  const call = calls[index];
  if (!call) return undefined;
  calls.splice(index, 1);
  return call.token === session.token() && Date.now() - call.at < freshMs ? call : undefined;
}

/**
 * Answers a call by the prefetched response, errors included. Without a timely response the app
 * sends the call. This is safe, because repeated searches are charged once and other prefetched
 * calls only read.
 */
export const prefetchLink: TRPCLink<AppRouter> = () => (call) =>
  observable((observer) => {
    const early = takeEarly(call.op.path, call.op.input);
    // A mutation invalidates prefetched responses.
    if (!early && call.op.type === 'mutation') window.massimaEarly = [];
    if (!early) return call.next(call.op).subscribe(observer);
    let isOver = false;
    let fallback: { unsubscribe: () => void } | undefined;
    const sendCall = () => {
      if (!isOver) fallback ??= call.next(call.op).subscribe(observer);
    };
    const timer = setTimeout(sendCall, timeoutMs);
    early.response
      .then((response) => {
        if (isOver || fallback) return;
        if ('error' in response) return observer.error(TRPCClientError.from(response));
        observer.next({ result: { type: 'data', data: response.result.data } });
        observer.complete();
      })
      .catch(sendCall);
    return () => {
      isOver = true;
      clearTimeout(timer);
      fallback?.unsubscribe();
    };
  });
