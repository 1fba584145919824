import { z } from 'zod';
import { editorAddresses } from './editor-addresses.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const longest = 1000;

const isOfEditor = (uri: string) => editorAddresses.some(({ begins }) => uri.startsWith(begins));

/** It leads to a program on the reader's own machine. */
export const isLocal = (uri: string): boolean => isOfEditor(uri) || loopback.has(new URL(uri).hostname);

/**
 * Where a code may be sent: to a server over TLS, or to a program on the reader's own machine. No name, no password, no fragment, and no
 * character that an address can't contain.
 */
export function isSafeRedirect(uri: string): boolean {
  if (uri.length > longest || uri.includes('#') || /[\s\p{C}]/u.test(uri)) return false;
  const url = URL.parse(uri);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (isOfEditor(uri)) return url.host !== '';
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
}

/** Where only one server, or one editor, can be reached; another program on the machine could listen at a loopback address. */
export const isOfOneOwner = (uri: string): boolean =>
  isOfEditor(uri) || (uri.startsWith('https:') && !loopback.has(new URL(uri).hostname));

/** An address as a browser resolves it: names of other scripts in punycode, and every other foreign sign percent-encoded. */
export const resolved = (uri: string): { href: string; host: string } => {
  const { href, host } = new URL(uri);
  return { href, host };
};

/** The addresses that an application registered. */
export const redirectsOf = ({ redirect_uris }: { redirect_uris: string }): string[] =>
  z.array(z.string()).parse(JSON.parse(redirect_uris));

/** Whether this is one of those registered, to the letter; programs on the reader's machine take the port that is free (RFC 8252). */
export function isRegistered(registered: readonly string[], uri: string): boolean {
  if (!isSafeRedirect(uri)) return false;
  const plain = withoutPort(uri);
  return registered.some((one) => one === uri || (plain !== null && withoutPort(one) === plain));
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
