import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulingFormat } from '../indexer/format.ts';

const file = readFileSync(new URL('./rulings.jsonl', import.meta.url), 'utf8');
const rulings = file
  .trimEnd()
  .split('\n')
  .map((line) => rulingFormat.parse(JSON.parse(line)));
const principles = rulings.flatMap((r) => r.principles.map((p) => ({ ...p, ruling: r })));
const texts = [...principles.map((p) => p.text), ...rulings.flatMap((r) => r.full_text ?? [])];
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const tally = <T>(values: readonly T[]) =>
  values.reduce((m, v) => m.set(v, (m.get(v) ?? 0) + 1), new Map<T, number>());
const inCorpus = (query: RegExp) =>
  principles.filter((p) => query.test(`${p.title} ${p.text} ${p.provisions?.join(' ')}`)).length;

/** The three-word sequences of a text, case and punctuation aside. */
function trigrams(text: string): Set<string> {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(all.slice(2).map((word, i) => `${all[i]} ${all[i + 1]} ${word}`));
}

describe('demo corpus', () => {
  it('has a size that fits into the repository', () => {
    expect(rulings.length).toBeGreaterThanOrEqual(450);
    expect(principles.filter((p) => p.kind === 'principle').length).toBeGreaterThanOrEqual(1300);
    expect(Buffer.byteLength(file)).toBeLessThan(8_000_000);
    for (const r of rulings) {
      const kinds = tally(r.principles.map((p) => p.kind));
      expect(kinds.get('principle'), r.id).toBeGreaterThanOrEqual(2);
      expect(kinds.get('synthesis'), r.id).toBeGreaterThanOrEqual(1);
    }
  });

  it('is distributed over courts, areas, sections and years, mostly of the Cassazione', () => {
    const courts = tally(rulings.map((r) => r.issuer_type_id));
    for (const court of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12])
      expect(courts.get(court) ?? 0, `court ${court}`).toBeGreaterThanOrEqual(8);
    expect(Math.max(...courts.values())).toBe(courts.get(3));
    const areas = tally(rulings.map((r) => r.area));
    for (const area of [1, 2, 3, 4, 5, 6, 7, 8] as const)
      expect(areas.get(area) ?? 0, `area ${area}`).toBeGreaterThanOrEqual(12);
    const sections = new Set(rulings.map((r) => r.section));
    for (const section of ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'U', 'L', 'T', 'A', null])
      expect(sections).toContain(section);
    const years = tally(rulings.map((r) => r.year));
    for (let year = 2000; year <= 2026; year += 1)
      expect(years.get(year) ?? 0, `year ${year}`).toBeGreaterThanOrEqual(6);
  });

  it('has unique ids, numbers and identifiers', () => {
    expect(new Set(rulings.map((r) => r.id)).size).toBe(rulings.length);
    const eclis = rulings.flatMap((r) => r.ecli ?? []);
    expect(new Set(eclis).size).toBe(eclis.length);
  });

  it('dates each ruling within its year and never in the future', () => {
    for (const r of rulings) {
      expect(r.date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
      expect(Number(r.date.slice(0, 4)), r.id).toBe(r.year);
      expect(r.date < '2026-11-01', r.id).toBe(true);
    }
  });

  it('cites only existing earlier rulings', () => {
    const key = (date: string, number: string) => `${date}/${number}`;
    const months =
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
        ' ',
      );
    const dated = new Set(
      rulings.map((r) => {
        const [year, month, day] = r.date.split('-').map(Number);
        return key(`${day === 1 ? '1°' : day} ${months[(month ?? 1) - 1]} ${year}`, r.number);
      }),
    );
    const cites = rulings.flatMap((r) => r.cites ?? []);
    for (const cite of cites) {
      const found = /(\d+°? \p{L}+ \d{4}), (?:ric\. )?(?:n\. )?(\S+)$/u.exec(cite);
      expect(found && dated.has(key(found[1] ?? '', found[2] ?? '')), cite).toBe(true);
    }
    expect(rulings.filter((r) => (r.cites ?? []).length > 0).length).toBeGreaterThan(250);
    expect(new Set(cites).size).toBeGreaterThan(150);
    const named = rulings.filter((r) => r.cites?.some((c) => r.full_text?.includes(c)));
    expect(named.length).toBeGreaterThan(150);
  });

  it('contains no two similar texts', () => {
    expect(new Set(texts).size).toBe(texts.length);
    const grams = principles.map((p) => trigrams(p.text));
    const holders = new Map<string, number[]>();
    const near: string[] = [];
    grams.forEach((ownGrams, i) => {
      const shared = new Map<number, number>();
      for (const gram of ownGrams) {
        for (const j of holders.get(gram) ?? []) shared.set(j, (shared.get(j) ?? 0) + 1);
        holders.set(gram, [...(holders.get(gram) ?? []), i]);
      }
      for (const [j, n] of shared)
        if (n / (ownGrams.size + (grams[j]?.size ?? 0) - n) > 0.6)
          near.push(`${principles[i]?.ruling.id} / ${principles[j]?.ruling.id}: ${principles[i]?.title}`);
    });
    expect(near).toEqual([]);
  }, 60_000);

  it('is marked as fictional', () => {
    for (const r of rulings) {
      expect(r.fictional).toBe(true);
      if (r.full_text)
        expect(r.full_text.startsWith('Provvedimento di fantasia, scritto a fini dimostrativi.\n')).toBe(
          true,
        );
    }
  });

  it('has the lengths of real massime and judgments, and lacks some full texts', () => {
    for (const p of principles) {
      expect(countWords(p.text), p.text).toBeGreaterThanOrEqual(38);
      expect(countWords(p.text), p.text).toBeLessThanOrEqual(145);
      expect(p.title).toContain(' – ');
      expect(p.provisions?.length, p.title).toBeGreaterThan(0);
    }
    const full = rulings.flatMap((r) => r.full_text ?? []);
    expect(full.length / rulings.length).toBeGreaterThan(0.68);
    expect(full.length / rulings.length).toBeLessThan(0.82);
    for (const text of full) {
      expect(countWords(text)).toBeGreaterThanOrEqual(350);
      expect(countWords(text)).toBeLessThanOrEqual(1200);
    }
  });

  it('states its principles in the reasoning', () => {
    for (const r of rulings.filter((ruling) => ruling.full_text)) {
      // The first sentence, without the facts of the case that a massima adds at its end.
      const first = r.principles[0]?.text.split(/(?<=\p{L}{3}\.) (?=[A-Z(])/u)[0] ?? '';
      expect(r.full_text, r.id).toContain(first);
    }
  });

  it('has correct Italian typography', () => {
    for (const text of texts) {
      expect(text.normalize('NFC')).toBe(text);
      expect(text).not.toMatch(
        /[{}|@’]| {2}| [,.;]|\.\.|undefined|(?<!\p{L})(?:di|da) (?:il|la|lo) \p{L}|\bil (?:8|11) \p{L}/u,
      );
    }
  });

  it('contains results for likely queries', () => {
    expect(inCorpus(/licenziamento per giusta causa/iu)).toBeGreaterThanOrEqual(15);
    expect(inCorpus(/art\. 2043 c\.c\./u)).toBeGreaterThanOrEqual(10);
    expect(inCorpus(/cosa in custodia/iu)).toBeGreaterThanOrEqual(10);
    expect(inCorpus(/assegno di mantenimento/iu)).toBeGreaterThanOrEqual(10);
    expect(inCorpus(/accesso agli atti amministrativi/iu)).toBeGreaterThanOrEqual(10);
    expect(inCorpus(/notifica della cartella di pagamento/iu)).toBeGreaterThanOrEqual(10);
    expect(inCorpus(/licenzia\p{L}+.*malattia|malattia.*licenzia\p{L}+/iu)).toBeGreaterThanOrEqual(10);
  });
});
