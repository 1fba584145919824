import { firstRulingYear } from '@massima/contract/constants';

/** Filters of the rulings that apply an article, as in the address. */
export interface Within {
  /** For example `2bis`. */
  comma?: string;
  year?: number;
  issuer?: number;
}

/** Parameter names, as in the address of the search. */
const names = { comma: 'comma', year: 'anno', issuer: 'autorita' } as const;

/** Reads the filters from the address; invalid values are ignored. */
export function readWithin(params: URLSearchParams): Within {
  const comma = params.get(names.comma) ?? '';
  const [year, issuer] = [Number(params.get(names.year)), Number(params.get(names.issuer))];
  return {
    ...(/^\d{1,4}[a-z]{0,20}$/.test(comma) && { comma }),
    ...(Number.isInteger(year) && year >= firstRulingYear && year <= 9999 && { year }),
    ...(Number.isInteger(issuer) && issuer >= 1 && issuer <= 12 && { issuer }),
  };
}

/** Returns the address with one filter toggled. The selected version is kept. */
export function withinAddress(params: URLSearchParams, name: keyof Within, value: string): string {
  const next = new URLSearchParams(params);
  if (next.get(names[name]) === value) next.delete(names[name]);
  else next.set(names[name], value);
  return `?${next.toString()}`;
}

export function withoutWithin(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  for (const name of Object.values(names)) next.delete(name);
  return `?${next.toString()}`;
}

/** "art. 3, comma 2-bis, l. 9991/1999", a query for the paragraph. */
export const withinLabel = (label: string, comma: string | undefined): string =>
  comma === undefined
    ? label
    : label.replace(/^(art\. \S+) /, `$1, comma ${comma.replace(/^(\d+)([a-z])/, '$1-$2')}, `);
