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
  answer: Promise<{ result: { data: unknown } } | TRPCErrorResponse>;
}
declare global {
  interface Window {
    massimaEarly?: PrefetchedCall[];
  }
}

/** Older requests belonged to a screen that the user has left. Milliseconds. */
const freshMs = 15_000;
const patienceMs = 5_000;

/** Returns and removes the prefetched call with this path, input and session. */
function takeEarly(path: string, input: unknown): PrefetchedCall | undefined {
  const calls = window.massimaEarly ?? [];
  const asked = JSON.stringify(input) as string | undefined;
  const place = calls.findIndex((call) => call.path === path && call.input === asked);
  const call = calls[place];
  if (!call) return undefined;
  calls.splice(place, 1);
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
    let own: { unsubscribe: () => void } | undefined;
    const askItself = () => {
      if (!isOver) own ??= call.next(call.op).subscribe(observer);
    };
    const timer = setTimeout(askItself, patienceMs);
    early.answer
      .then((answer) => {
        if (isOver || own) return;
        if ('error' in answer) return observer.error(TRPCClientError.from(answer));
        observer.next({ result: { type: 'data', data: answer.result.data } });
        observer.complete();
      })
      .catch(askItself);
    return () => {
      isOver = true;
      clearTimeout(timer);
      own?.unsubscribe();
    };
  });
