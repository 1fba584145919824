import { openingsByNumberInTrial, openingsByNumberPerDay } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { type Checked, isListed } from './checked.ts';
import { toSingleLine } from './to-single-line.ts';
import { quotationSides } from './quotation-sides.ts';
import type { Row, Texts } from './report-row.ts';

/** Maximum number of characters shown of a quotation. */
const longest = 160;
/** Quotations with more changes are treated as a different text. */
const maxChanges = 12;

/** Returns an entry for each quotation that was compared or could not be compared. */
export function quotationRows({ text, references, quotations }: Checked, texts: Texts): Row[] {
  const { t } = texts;
  return quotations.flatMap((quotation, number): Row[] => {
    if (!isListed(text, quotation)) return [];
    const { state, reference, found_at: found } = quotation;
    const cited = references[reference ?? -1];
    const foundIn = references[found?.reference ?? -1];
    const isElsewhere = found !== null && found.reference !== reference && foundIn?.ruling;
    const lines = [
      ...(cited
        ? [t('quotation_from', { citation: cited.ruling ? citation(cited.ruling) : cited.label })]
        : []),
      ...(isElsewhere && foundIn?.ruling?.ruling_id !== cited?.ruling?.ruling_id
        ? [t('quotation_found', { citation: citation(isElsewhere) })]
        : []),
      ...quotation.differs
        .slice(0, maxChanges)
        .map(({ start, end, original }) =>
          changeText(toSingleLine(text.slice(start, end)), toSingleLine(original), texts),
        ),
      ...(state === 'altered' && quotation.differs.length === 0
        ? [t('quotation_hidden', { day: openingsByNumberPerDay, trial: openingsByNumberInTrial })]
        : []),
      ...(state === 'absent' && cited?.ruling && !cited.ruling.document.has_full_text
        ? [t('quotation_without_text')]
        : []),
    ];
    const excerpt = toSingleLine(text.slice(quotation.start, quotation.end));
    return [
      {
        id: `q${number}`,
        state,
        wording: `«${excerpt.length > longest ? `${excerpt.slice(0, longest)}…` : excerpt}»`,
        times: '',
        lines,
        label: cited?.label ?? foundIn?.label ?? '',
        ruling: (foundIn ?? cited)?.ruling ?? null,
        amendments: [],
        amendmentLines: [],
        article: null,
        search: null,
        official: null,
        sides: state === 'altered' ? quotationSides(text, quotation) : null,
      },
    ];
  });
}

function changeText(written: string, original: string, { t }: Texts): string {
  if (written === '') return t('quotation_left_out', { original });
  if (original === '') return t('quotation_added', { written });
  return t('quotation_changed', { written, original });
}
