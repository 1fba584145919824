import { citation, type CitationStyle, type CitedRuling } from '@massima/contract/format/citation';
import { generatePath } from 'react-router-dom';
import type { TextKey, useText } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';

type Texts = Pick<ReturnType<typeof useText>, 't' | 'has'>;

/**
 * Returns the full name of the court with its place: "Tribunale di Milano", "Corte di cassazione".
 */
export function courtName({ t, has }: Texts, ruling: CitedRuling): string {
  const key = `issuer.${ruling.issuer_type_id}`;
  if (ruling.document_emanante) return ruling.document_emanante;
  return has(key) ? t(key) : '';
}

export function areaName({ t, has }: Texts, area: number): string {
  const key = `area.${area}` as TextKey;
  // Area 5 is "none" and has no label.
  return area !== 5 && has(key) ? t(key) : '';
}

/** Returns the citation forms for a lawyer's brief. */
export function citationForms(ruling: CitedRuling & { document_diritto: string }, style: CitationStyle) {
  const cited = citation(ruling, style);
  return {
    citation: cited,
    ecli: ruling.ecli ?? null,
    withPrinciple: `«${ruling.document_diritto.trim()}» (${cited})`,
  };
}

/**
 * Returns the address of a ruling, or of the search result that contains it.
 *
 * @param from result whose link opens the page
 */
export const rulingAddress = (id: string, ruling: CitedRuling, from?: string): string =>
  citedAddress(id, citation(ruling), from);

/** Returns the address of a ruling of which only the citation is available. */
export function citedAddress(id: string, cited: string, from?: string): string {
  const search = new URLSearchParams({ cit: cited, ...(from !== undefined && { da: from }) });
  return `${generatePath(paths.ruling, { id })}?${search.toString()}`;
}
