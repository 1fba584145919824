import { setImmediate } from 'node:timers/promises';
import { compareQuotation, type Comparison } from '@massima/law/quotations/compare-quotation';
import { type QuotedWords, rulingWords } from '@massima/law/quotations/words';
import type { texts } from '../../../collection/index.ts';

type RulingText = Awaited<ReturnType<typeof texts>>[number];

export type Match = Comparison & Omit<RulingText, 'text'>;

/** Compares quotations with the texts of rulings, one text after the other. */
export class ComparedQuotations {
  /** Best match of each quotation, by id of the ruling. */
  private readonly best = new Map<QuotedWords, Map<string, Match>>();
  private readonly byRow = new Map<number, QuotedWords[]>();
  private readonly rows = new Set<number>();
  /** Ids of the rulings for which the collection has a text. */
  readonly compared = new Set<string>();

  constructor(quotations: Iterable<QuotedWords>) {
    for (const quotation of new Set(quotations))
      for (const row of new Set(quotation.rows)) {
        this.rows.add(row);
        const same = this.byRow.get(row);
        if (same) same.push(quotation);
        else this.byRow.set(row, [quotation]);
      }
  }

  async add(texts: readonly RulingText[]): Promise<void> {
    for (const { text, ...from } of texts) {
      await setImmediate();
      this.compared.add(from.rulingId);
      const rulingTokens = rulingWords(text, this.rows);
      const similar = new Set([...rulingTokens.rows.keys()].flatMap((row) => this.byRow.get(row) ?? []));
      for (const quoted of similar) {
        const found = compareQuotation(quoted, rulingTokens);
        if (found) this.keep(quoted, { ...found, ...from });
      }
    }
  }

  private keep(quoted: QuotedWords, match: Match): void {
    const of = this.best.get(quoted) ?? new Map<string, Match>();
    this.best.set(quoted, of);
    const existing = of.get(match.rulingId);
    if (!existing || isBetter(match, existing)) of.set(match.rulingId, match);
  }

  /** Returns the best match in the given rulings, or in any ruling if `rulingIds` is omitted. */
  in(quoted: QuotedWords, rulingIds?: readonly string[]): Match | undefined {
    const of = this.best.get(quoted);
    const found = rulingIds ? rulingIds.flatMap((id) => of?.get(id) ?? []) : [...(of?.values() ?? [])];
    return found.reduce<Match | undefined>(
      (best, match) => (!best || isBetter(match, best) ? match : best),
      undefined,
    );
  }
}

export const isVerbatim = (match: Match | undefined): boolean => match?.differs.length === 0;

const isBetter = (match: Match, other: Match) =>
  isVerbatim(match) !== isVerbatim(other) ? isVerbatim(match) : match.share > other.share;
