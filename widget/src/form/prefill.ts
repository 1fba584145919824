import { inUtf8 } from '@massima/contract/format/query-names';

/**
 * Values that a link or a partner's page can prefill. The server validates the offer and may
 * ignore parts of it.
 */
export type Prefill = {
  name: string;
  surname: string;
  email: string;
  origin: string | undefined;
  priceType: string;
  trialDays: number;
  trialQueries: number;
  coupon: string | undefined;
  lawyerType: string | undefined;
};

/** Lengths as in the contract; NUL cannot be stored. */
const clean = (value: string | null, max: number): string =>
  (value ?? '')
    .replace(/\u0000/g, '')
    .trim()
    .slice(0, max)
    // Half a character is not one.
    .replace(/[\uD800-\uDBFF]$/, '');

/** Before it is cut: in lower case "İ" is two characters. */
const lower = (value: string | null) => value?.toLowerCase() ?? null;

function integer(value: string | null, min: number, max: number, otherwise: number): number {
  const n = /^-?\d{1,7}$/.test(value ?? '') ? Number(value) : otherwise;
  return n < min || n > max ? otherwise : n;
}

/**
 * Reads the query string of /registration and /registration_embedded: `name|nome`,
 * `surname|cognome`, `email|mail` (lower case), `origin` (lower case), `price_type`, `trial_days`,
 * `trial_queries`, `coupon` and, embedded only, `lawyer_type`. Malformed values are ignored.
 */
export function parsePrefill(search: string, embedded = false): Prefill {
  const query = new URLSearchParams(inUtf8(search));
  const first = (...names: string[]) => names.map((n) => query.get(n)).find((v) => v?.trim()) ?? null;
  return {
    name: clean(first('name', 'nome'), 100),
    surname: clean(first('surname', 'cognome'), 100),
    email: clean(lower(first('email', 'mail')), 254),
    origin: clean(lower(query.get('origin')), 100) || undefined,
    priceType: clean(query.get('price_type'), 50) || 'regular',
    trialDays: integer(query.get('trial_days'), 0, 3650, 0),
    trialQueries: integer(query.get('trial_queries'), -1, 1_000_000, -1),
    coupon: clean(query.get('coupon'), 100) || undefined,
    lawyerType: embedded ? clean(query.get('lawyer_type'), 50) || undefined : undefined,
  };
}
