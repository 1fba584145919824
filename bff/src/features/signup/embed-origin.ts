/**
 * Normalises an origin as browsers do: `https://Ordine.example/` becomes `https://ordine.example`.
 * @returns null if the text is not only an origin, or is `http` outside the local machine, because
 *   such pages can be altered in transit
 */
export function embedOrigin(written: string): string | null {
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  if (url.href !== `${url.origin}/`) return null;
  const isOwnMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwnMachine) ? url.origin : null;
}
