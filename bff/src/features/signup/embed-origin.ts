/**
 * The origin as browsers name it, of what was entered: `https://Ordine.example/` is `https://ordine.example`. Null for what is
 * more than an origin, and for pages that anyone on the way could change: only those of the local machine may be `http`.
 */
export function embedOrigin(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  if (url.href !== `${url.origin}/`) return null;
  const isOwnMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine) ? url.origin : null;
}
