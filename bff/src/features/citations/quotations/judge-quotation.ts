import type { CheckedQuotation, CheckedReference } from '@massima/contract/citations';
import { type ComparedQuotations, isVerbatim, type Match } from './compare-texts.ts';
import type { ReadQuotation } from './read-quotations.ts';

/**
 * A checked quotation. `tells` is the id of the ruling whose original text the response shows;
 * null if it shows none.
 */
export type QuotationWithOriginal = CheckedQuotation & { tells: string | null };

export function compareQuotation(
  { start, end, near, words }: ReadQuotation,
  references: readonly CheckedReference[],
  compared: ComparedQuotations,
): QuotationWithOriginal {
  const [first = null] = near;
  const nothing = { start, end, reference: first, differs: [], found_at: null, tells: null };
  if (!words) return { ...nothing, state: 'uncheckable' };
  const ids = near.flatMap((i) => references[i]?.ruling?.ruling_id ?? []);
  const citedMatch = first === null ? compared.in(words) : compared.in(words, ids);
  if (citedMatch) {
    const reference = near.find((i) => references[i]?.ruling?.ruling_id === citedMatch.rulingId) ?? null;
    const differs = citedMatch.differs.map((difference) => ({
      ...difference,
      start: difference.start + start,
      end: difference.end + start,
    }));
    const isSame = isVerbatim(citedMatch);
    return {
      ...nothing,
      reference,
      state: isSame ? 'verbatim' : 'altered',
      differs,
      found_at: placeOf(citedMatch, references),
      tells: isSame ? null : citedMatch.rulingId,
    };
  }
  const other = compared.in(words);
  const found_at = other && isVerbatim(other) ? placeOf(other, references) : null;
  const isCompared = ids.some((id) => compared.compared.has(id));
  return { ...nothing, state: isCompared ? 'absent' : 'uncheckable', found_at };
}

const placeOf = ({ rulingId, id, kind, start, end }: Match, references: readonly CheckedReference[]) => ({
  reference: references.findIndex(({ ruling }) => ruling?.ruling_id === rulingId),
  id_new: id,
  kind,
  start,
  end,
});
