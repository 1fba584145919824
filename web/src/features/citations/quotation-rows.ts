import { openingsByNumberInTrial, openingsByNumberPerDay } from '@massima/contract/constants';
import { citation } from '@massima/contract/format/citation';
import { type Checked, isTold } from './checked.ts';
import { oneLine } from './one-line.ts';
import { quotationSides } from './quotation-sides.ts';
import type { Row, Texts } from './report-row.ts';

/** Maximum number of characters shown of a quotation. */
const longest = 160;
/** Quotations with more changes are treated as a different text. */
const maxChanges = 12;

/** Returns an entry for each quotation that was compared or could not be compared. */
export function quotationRows({ text, references, quotations }: Checked, texts: Texts): Row[] {
  const { t } = texts;
  return quotations.flatMap((one, number): Row[] => {
    if (!isTold(text, one)) return [];
    const { state, reference, found_at: found } = one;
    const cited = references[reference ?? -1];
    const place = references[found?.reference ?? -1];
    const isElsewhere = found !== null && found.reference !== reference && place?.ruling;
    const lines = [
      ...(cited
        ? [t('quotation_from', { citation: cited.ruling ? citation(cited.ruling) : cited.label })]
        : []),
      ...(isElsewhere && place?.ruling?.ruling_id !== cited?.ruling?.ruling_id
        ? [t('quotation_found', { citation: citation(isElsewhere) })]
        : []),
      ...one.differs
        .slice(0, maxChanges)
        .map(({ start, end, original }) =>
          changeText(oneLine(text.slice(start, end)), oneLine(original), texts),
        ),
      ...(state === 'altered' && one.differs.length === 0
        ? [t('quotation_hidden', { day: openingsByNumberPerDay, trial: openingsByNumberInTrial })]
        : []),
      ...(state === 'absent' && cited?.ruling && !cited.ruling.document.has_full_text
        ? [t('quotation_without_text')]
        : []),
    ];
    const words = oneLine(text.slice(one.start, one.end));
    return [
      {
        id: `q${number}`,
        state,
        words: `«${words.length > longest ? `${words.slice(0, longest)}…` : words}»`,
        times: '',
        lines,
        label: cited?.label ?? place?.label ?? '',
        ruling: (place ?? cited)?.ruling ?? null,
        fate: [],
        fateLines: [],
        article: null,
        search: null,
        official: null,
        sides: state === 'altered' ? quotationSides(text, one) : null,
      },
    ];
  });
}

function changeText(written: string, original: string, { t }: Texts): string {
  if (written === '') return t('quotation_left_out', { original });
  if (original === '') return t('quotation_added', { written });
  return t('quotation_changed', { written, original });
}
