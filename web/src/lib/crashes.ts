import { crashFramesMax, crashNames } from '@massima/contract/constants';
import type { Crash } from '@massima/contract/crash';
import { callError, isAborted } from './call-error.ts';
import { screenOf } from './paths.ts';

/** A file of the app could not be loaded although the server answers. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

const told = new Set<string>();
/** Per page: after this many, the operator has heard enough. */
const toldMost = 5;
let requestId: string | null = null;

/** Which answer came last: its line of the log may say what led to a crash. */
export function noteAnswer(meta: Record<string, unknown> | undefined): void {
  const answer = meta?.['response'];
  if (answer instanceof Response) requestId = answer.headers.get('x-request-id');
}

const nameOf = (error: unknown): Crash['name'] =>
  error instanceof DOMException
    ? 'DOMException'
    : (crashNames.find((name) => error instanceof Error && error.name === name) ?? 'Error');

/** Places in our own files, from the innermost outwards. The error's message comes before them, and is left out. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  const places = error.stack
    .replace(error.message, '')
    .matchAll(/(https?:\/\/[^/\s]+)\/(assets\/[\w.-]+\.js:\d+:\d+)\)?$/gm);
  return [...places]
    .filter(([, origin]) => origin === location.origin)
    .flatMap(([, , place]) => place ?? [])
    .slice(0, crashFramesMax);
}

/** The last script of the page knows the names of all files, and so has another one itself with every build. */
const build = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src*="/assets/"]')]
    .at(-1)
    ?.src.split('/')
    .at(-1);

/**
 * Tells the operator that something broke, once for each kind: where, and nothing of what the error says, of what a user
 * typed or of who it is. Without the session, and by itself: it must work where the rest does not, and never be a fault too.
 */
export function reportCrash(error: unknown): void {
  try {
    const crash: Crash = {
      name: nameOf(error),
      screen: screenOf(location.pathname),
      build: build() ?? 'dev',
      requestId,
      frames: framesOf(error),
    };
    const kind = `${crash.name} ${crash.screen} ${crash.frames[0]}`;
    if (told.has(kind) || told.size >= toldMost) return;
    told.add(kind);
    const sent = fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(crash),
      // A page that is left or reloaded still sends it.
      keepalive: true,
    });
    sent.catch(() => undefined);
  } catch {
    // This one cannot be reported.
  }
}

/** No answer came, or it is no longer wanted: the app lives with both. */
const isExpected = (error: unknown): boolean =>
  isAborted(error) ||
  (error instanceof Error && error.name === 'TRPCClientError' && callError(error).status === 0);

/** Uncaught errors. Those of the browser's extensions come by here too: they have no place in a file of ours. */
function hear(error: unknown): void {
  if (!isExpected(error) && framesOf(error).length > 0) reportCrash(error);
}

export function watchCrashes(): void {
  addEventListener('error', ({ error }) => hear(error));
  addEventListener('unhandledrejection', ({ reason }) => hear(reason));
}

const drawing = (error: unknown) => {
  console.error(error);
  reportCrash(error);
};
/** What React says of errors while drawing, caught by a boundary or not. */
export const crashesOfDrawing = {
  onCaughtError: drawing,
  onUncaughtError: drawing,
  onRecoverableError: drawing,
};
