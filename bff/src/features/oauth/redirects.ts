import { z } from 'zod';
import { editorAddresses } from './editor-addresses.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const longest = 1000;

const isOfEditor = (uri: string) => editorAddresses.some(({ begins }) => uri.startsWith(begins));

/** Whether a redirect URI leads to a program on the user's device. */
export const isLocal = (uri: string): boolean => isOfEditor(uri) || loopback.has(new URL(uri).hostname);

/**
 * Whether a code may be sent to this URI: a server over TLS, or a program on the user's device.
 * URIs with credentials, a fragment or invalid characters are unsafe.
 */
export function isSafeRedirect(uri: string): boolean {
  if (uri.length > longest || uri.includes('#') || /[\s\p{C}]/u.test(uri)) return false;
  const url = URL.parse(uri);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (isOfEditor(uri)) return url.host !== '';
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
}

/**
 * Whether only one server or editor can receive the redirect; at a loopback address any local
 * program could listen.
 */
export const hasSingleOwner = (uri: string): boolean =>
  isOfEditor(uri) || (uri.startsWith('https:') && !loopback.has(new URL(uri).hostname));

/**
 * Returns the URL as a browser resolves it: host in punycode, other non-ASCII characters
 * percent-encoded.
 */
export const resolved = (uri: string): { href: string; host: string } => {
  const { href, host } = new URL(uri);
  return { href, host };
};

/** Returns the redirect URIs that an application registered. */
export const redirectsOf = ({ redirect_uris }: { redirect_uris: string }): string[] =>
  z.array(z.string()).parse(JSON.parse(redirect_uris));

/**
 * Whether `uri` is registered, by exact comparison. At loopback addresses any port matches (RFC
 * 8252).
 */
export function isRegistered(registered: readonly string[], uri: string): boolean {
  if (!isSafeRedirect(uri)) return false;
  const plain = withoutPort(uri);
  return registered.some(
    (candidate) => candidate === uri || (plain !== null && withoutPort(candidate) === plain),
  );
}

function withoutPort(uri: string): string | null {
  const url = URL.parse(uri);
  if (!url || url.protocol !== 'http:' || !loopback.has(url.hostname)) return null;
  url.port = '';
  return url.href;
}

/** Returns the URI with the parameters added to its query string; null values are omitted. */
export function withParameters(uri: string, parameters: Record<string, string | null>): string {
  const url = new URL(uri);
  for (const [name, value] of Object.entries(parameters))
    if (value !== null) url.searchParams.set(name, value);
  return url.href;
}
