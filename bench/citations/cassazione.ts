import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findRulings } from '@massima/law/find-rulings';
import type { RulingReference } from '@massima/law/types';
import { readLoosely, type Loose } from './loose-reader.ts';

type Verdict = 'read' | 'unread' | 'wrong year' | 'wrong court';

/** Texts of a folder: files of text, and lines of JSON with their texts in any field. */
export function textsOf(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && /\.(?:txt|md|jsonl)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (!file.endsWith('.jsonl')) return [text];
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) =>
          Object.values(JSON.parse(line) as Record<string, unknown>)
            .filter((value) => typeof value === 'string')
            .join('\n'),
        );
    });
}

/**
 * Compares the parser with the loose reader. Distinguishes citations that are missed, have another
 * year and have another court.
 */
export function compareTexts(texts: readonly string[]): { report: string; found: string[] } {
  const counts = new Map<Verdict, number>();
  const differ: string[] = [];
  const found: string[] = [];
  for (const text of texts) {
    const read = findRulings(text, 'cass');
    for (const { key, start, end } of read)
      found.push(
        collapseSpaces(
          `${key}\t${text.slice(Math.max(0, start - 60), start)}[[${text.slice(start, end)}]]${text.slice(end, end + 60)}`,
        ),
      );
    for (const loose of readLoosely(text)) {
      const verdict = verifyReading(loose, read);
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
      if (verdict !== 'read') differ.push(`${verdict}\t${collapseSpaces(loose.text)}`);
    }
  }
  const all = [...counts.values()].reduce((sum, number) => sum + number, 0);
  const line = (verdict: Verdict) => {
    const count = counts.get(verdict) ?? 0;
    return `| ${verdict} | ${count} | ${((count / all) * 100).toFixed(1)} % |`;
  };
  const report = [
    '| of those the loose reader sees | | |',
    '|---|---|---|',
    ...(['read', 'unread', 'wrong year', 'wrong court'] as const).map(line),
    '',
    ...differ,
  ].join('\n');
  return { report, found };
}

function verifyReading({ number, years, court, at }: Loose, read: readonly RulingReference[]): Verdict {
  const near = read.filter(({ start, end }) => start < at + 160 && end > at - 20);
  const numbers = near.filter(
    ({ key }) =>
      Number(/(\d+)(?:\/\d+)?$/.exec(key)?.[1]) === number ||
      key.includes(`:${number}/`) ||
      key.includes(`-${number}/`),
  );
  if (numbers.length === 0) return 'unread';
  const courtNumbers = numbers.filter((number) => number.court === court);
  if (courtNumbers.length === 0) return 'wrong court';
  const isOfYear = ({ key }: RulingReference) =>
    court === 'cgue' || court === 'cedu' || years.some((year) => key.includes(`:${year}:`));
  return courtNumbers.some(isOfYear) ? 'read' : 'wrong year';
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ');
