import { findRulings } from '@massima/law/find-rulings';
import { seededRandom } from '../generator/random.ts';
import type { CitingRuling } from './rulings.ts';

type Row = { listed: number; both: number; found: number };
type Seen = { id: string; key: string; around: string };

/** Compares the citations that the parser finds with the listed ones, ruling by ruling. */
export class Comparison {
  private readonly decades = new Map<number, Row>();
  private readonly seen: Seen[] = [];
  private milliseconds = 0;
  private characters = 0;

  add({ id, key, year, texts, cites }: CitingRuling): void {
    const started = performance.now();
    const references = texts.map((text) => findRulings(text, 'cost'));
    this.milliseconds += performance.now() - started;
    const found = new Set<string>();
    references.forEach((inText, i) => {
      const text = texts[i] ?? '';
      this.characters += text.length;
      for (const { key: cited, start, end } of inText) {
        if (!cited.startsWith('cost:') || cited === key || found.has(cited)) continue;
        found.add(cited);
        const [before, after] = [text.slice(Math.max(0, start - 120), start), text.slice(end, end + 60)];
        this.seen.push({ id, key: cited, around: `${before}[[${text.slice(start, end)}]]${after}` });
      }
    });
    const decade = Math.floor(year / 10) * 10;
    const row = this.decades.get(decade) ?? { listed: 0, both: 0, found: 0 };
    row.listed += cites.size;
    row.found += found.size;
    row.both += [...cites].filter((cited) => found.has(cited)).length;
    this.decades.set(decade, row);
  }

  table(): string {
    const rows = [...this.decades].sort(([a], [b]) => a - b);
    const sum = (field: keyof Row) => rows.reduce((total, [, row]) => total + row[field], 0);
    const all: Row = { listed: sum('listed'), both: sum('both'), found: sum('found') };
    const line = (name: string, { listed, both, found }: Row) =>
      `| ${name} | ${listed} | ${((both / listed) * 100).toFixed(1)} % | ${found} |`;
    return [
      '| decade | listed | of these found | found in all |',
      '|---|---|---|---|',
      ...rows.map(([decade, row]) => line(`${decade}s`, row)),
      line('all', all),
      '',
      `${(this.characters / 1e6).toFixed(1)} million characters in ${Math.round(this.milliseconds)} ms`,
    ].join('\n');
  }

  sample(size: number, seed: number): string[] {
    return sampleOf(this.seen, size, seed).map(
      ({ id, key, around }) => `${id}\t${key}\t${around.replace(/\s+/g, ' ')}`,
    );
  }
}

/** Returns `size` random elements of a list, the same for the same seed. */
export function sampleOf<T>(all: readonly T[], size: number, seed: number): T[] {
  const random = seededRandom(seed);
  return Array.from({ length: size }, () => all[Math.floor(random() * all.length)]).filter(
    (t) => t !== undefined,
  );
}
