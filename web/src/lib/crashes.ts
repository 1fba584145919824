import { crashFramesMax, crashNames } from '@massima/contract/constants';
import type { Crash } from '@massima/contract/crash';
import { callError, isAborted } from './call-error.ts';
import { screenOf } from './paths.ts';

/** Error for a file of the app that could not be loaded although the server responds. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

const reported = new Set<string>();
/** Maximum number of reports per page. */
const maxReports = 5;
let requestId: string | null = null;

/** Records the id of the last response, whose log line can help to explain a crash. */
export function noteAnswer(meta: Record<string, unknown> | undefined): void {
  const response = meta?.['response'];
  if (response instanceof Response) requestId = response.headers.get('x-request-id');
}

const nameOf = (error: unknown): Crash['name'] =>
  error instanceof DOMException
    ? 'DOMException'
    : (crashNames.find((name) => error instanceof Error && error.name === name) ?? 'Error');

/** Returns the stack frames in our files, innermost first, without the error message. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  const sources = error.stack
    .replace(error.message, '')
    .matchAll(/(https?:\/\/[^/\s]+)\/(assets\/[\w.-]+\.js:\d+:\d+)\)?$/gm);
  return [...sources]
    .filter(([, origin]) => origin === location.origin)
    .flatMap(([, , source]) => source ?? [])
    .slice(0, crashFramesMax);
}

/**
 * The last script of the page contains the names of all files, so its name changes with every
 * build.
 */
const build = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src*="/assets/"]')]
    .at(-1)
    ?.src.split('/')
    .at(-1);

/**
 * Reports an error to the operator, once per kind, with its position only and without message,
 * input or user. Sent without the session and independently of the app, and never throws.
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
    if (reported.has(kind) || reported.size >= maxReports) return;
    reported.add(kind);
    const sent = fetch('/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(crash),
      // The report is sent even if the page is being left or reloaded.
      keepalive: true,
    });
    sent.catch(() => undefined);
  } catch {
    // A failed report is ignored.
  }
}

/** Returns true for connection errors and aborted requests, which the app handles. */
const isExpected = (error: unknown): boolean =>
  isAborted(error) ||
  (error instanceof Error && error.name === 'TRPCClientError' && callError(error).status === 0);

/** Handles uncaught errors. Errors of browser extensions have no position in our files. */
function onUncaughtError(error: unknown): void {
  if (!isExpected(error) && framesOf(error).length > 0) reportCrash(error);
}

export function watchCrashes(): void {
  addEventListener('error', ({ error }) => onUncaughtError(error));
  addEventListener('unhandledrejection', ({ reason }) => onUncaughtError(reason));
}

const drawing = (error: unknown) => {
  console.error(error);
  reportCrash(error);
};
/** React's handlers for rendering errors, caught by a boundary or not. */
export const crashesOfDrawing = {
  onCaughtError: drawing,
  onUncaughtError: drawing,
  onRecoverableError: drawing,
};
