import { z } from 'zod';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopback = (uri: string): boolean => loopback.has(new URL(uri).hostname);

/** Where a code may be sent: to a server over TLS, or to a program on the reader's own machine. No name, no password, no fragment. */
export function isSafeRedirect(uri: string): boolean {
  const url = URL.parse(uri);
  if (!url || url.username !== '' || url.password !== '' || uri.includes('#') || uri.length > 1000)
    return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
}

/** The addresses that an application registered. */
export const redirectsOf = ({ redirect_uris }: { redirect_uris: string }): string[] =>
  z.array(z.string()).parse(JSON.parse(redirect_uris));

/** Whether this is one of those registered, to the letter; programs on the reader's machine take the port that is free (RFC 8252). */
export function isRegistered(registered: readonly string[], uri: string): boolean {
  if (!isSafeRedirect(uri)) return false;
  return registered.some((one) => one === uri || (isLoopback(uri) && withoutPort(one) === withoutPort(uri)));
}

function withoutPort(uri: string): string | null {
  const url = URL.parse(uri);
  if (!url || url.protocol !== 'http:' || !loopback.has(url.hostname)) return null;
  url.port = '';
  return url.href;
}

/** The same address with these parameters besides its own. */
export function withParameters(uri: string, parameters: Record<string, string | null>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value);
  return url.href;
}
