import { citation, type CitedRuling } from '@massima/contract/format/citation';
import type { TextKey, useText } from '../../lib/i18n.tsx';

type Texts = Pick<ReturnType<typeof useText>, 't' | 'has'>;

/** The court by its full name with its place: "Tribunale di Milano", "Corte di cassazione". */
export function courtName({ t, has }: Texts, ruling: CitedRuling): string {
  const key = `issuer.${ruling.issuer_type_id}`;
  if (ruling.document_emanante) return ruling.document_emanante;
  return has(key) ? t(key) : '';
}

export function areaName({ t, has }: Texts, area: number): string {
  const key = `area.${area}` as TextKey;
  // Area 5 is "none": a label for it would say nothing.
  return area !== 5 && has(key) ? t(key) : '';
}

/** The three forms that end up in a lawyer's act. */
export function citationForms(ruling: CitedRuling & { document_diritto: string }) {
  const italian = citation(ruling);
  return {
    italian,
    ecli: ruling.ecli ?? null,
    withPrinciple: `«${ruling.document_diritto.trim()}» (${italian})`,
  };
}
