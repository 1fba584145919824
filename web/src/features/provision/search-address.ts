import { firstYear } from '@massima/contract/constants';
import { paths } from '../../lib/paths.ts';

/** What narrows a search for the principles that apply an article: a year, a kind of court, one of its sections. */
export interface Narrowed {
  year?: number;
  issuer?: number;
}

/**
 * A search as it appears in the address: it is asked for when it is opened, and costs what searches cost. A year before those that the
 * search filters by is left out.
 */
export function searchAddress(label: string, { year, issuer }: Narrowed = {}): string {
  const params = new URLSearchParams({ q: label });
  if (year !== undefined && year >= firstYear) params.set('anno', String(year));
  if (issuer !== undefined) params.set('autorita', String(issuer));
  return `${paths.search}?${params.toString()}`;
}
