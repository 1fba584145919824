import { readBrief } from '@massima/law/brief/read-brief';
import { compareQuotation } from '@massima/law/quotations/compare-quotation';
import { quotedWords, rulingWords } from '@massima/law/quotations/words';
import { genuineQuotations, quotationCases, type QuotationCase } from './quotation-cases.ts';
import type { CitingRuling } from './rulings.ts';

type Found = 'verbatim' | 'altered' | 'absent' | 'no citation';

/**
 * Measures how well correct and altered quotations are distinguished. Prints a table and the
 * errors.
 */
export async function measureQuotations(
  rulings: ReadonlyMap<string, CitingRuling>,
  seed: number,
): Promise<string[]> {
  const genuine = genuineQuotations(rulings);
  const counts = new Map<string, Record<Found, number>>();
  const wrong: string[] = [];
  for (const [i, quotationCase] of quotationCases(genuine, rulings, seed).entries()) {
    const found = await verifyQuotation(quotationCase, rulings, i);
    const row = counts.get(quotationCase.kind) ?? { verbatim: 0, altered: 0, absent: 0, 'no citation': 0 };
    row[found] += 1;
    counts.set(quotationCase.kind, row);
    const isRight = quotationCase.kind === 'as it is' || quotationCase.kind === 'scanned';
    if (isRight !== (found === 'verbatim'))
      wrong.push(
        `${quotationCase.kind}\t${found}\t${quotationCase.cited}\t${quotationCase.quotation.replace(/\s+/g, ' ')}`,
      );
  }
  return [
    `${genuine.length} genuine quotations`,
    '| quotation | verbatim | altered | absent | no citation |',
    '|---|---|---|---|---|',
    ...[...counts].map(
      ([kind, row]) =>
        `| ${kind} | ${row.verbatim} | ${row.altered} | ${row.absent} | ${row['no citation']} |`,
    ),
    ...wrong,
  ];
}

/** As briefs cite what they quote. */
const forms: ((label: string, quotation: string) => string)[] = [
  (label, quotation) => `Si è affermato che «${quotation}» (${label}).`,
  (label, quotation) => `Secondo la ${label}, “${quotation}”.`,
  (label, quotation) => `«${quotation}»: così, da ultimo, la ${label}, sul punto.`,
  (label, quotation) =>
    `La ${label} ha chiarito, in un caso analogo, che "${quotation.replaceAll('"', '')}".`,
];

async function verifyQuotation(
  { quotation, cited }: QuotationCase,
  rulings: ReadonlyMap<string, CitingRuling>,
  i: number,
): Promise<Found> {
  const [, year, number] = cited.split(':');
  const text = forms[i % forms.length]!(
    `sentenza della Corte costituzionale n. ${number} del ${year}`,
    quotation,
  );
  const { citations, quotations } = await readBrief(text, '2026-11-26');
  const [firstQuotation] = quotations;
  const [near] = firstQuotation?.near ?? [];
  const reference = near === undefined ? null : citations[near]?.reference;
  if (!firstQuotation || reference?.key !== cited) return 'no citation';
  const quotationTokens = quotedWords(text.slice(firstQuotation.start, firstQuotation.end));
  const rows = new Set(quotationTokens.rows);
  const found = (rulings.get(cited)?.texts ?? []).flatMap(
    (of) => compareQuotation(quotationTokens, rulingWords(of, rows)) ?? [],
  );
  if (found.length === 0) return 'absent';
  return found.some(({ differs }) => differs.length === 0) ? 'verbatim' : 'altered';
}
