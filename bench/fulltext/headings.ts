import { readPortalHeader } from '@massima/law/full-text/heading-portal';
import { readHeading } from '@massima/law/full-text/read-heading';
import { type GoldHeading, readRaw } from './read-sets.ts';

/**
 * For texts that state a field: the number of correct values, and the number of values that the
 * text does not state.
 */
interface FieldAccuracy {
  right: number;
  of: number;
  invented: number;
  wrong: string[];
}
export type HeadingAccuracy = Record<'named' | 'unnamed', Record<string, FieldAccuracy>>;

const isoOf = (day: string) => day.split('/').reverse().join('-');

/**
 * Measures with the court's file name and without it. Without it only the text itself can be used.
 */
export async function measureHeadings(
  golds: readonly GoldHeading[],
  texts: string,
): Promise<HeadingAccuracy> {
  const accuracy: HeadingAccuracy = { named: {}, unnamed: {} };
  const shared = await sharedHeaders(golds, texts);
  for (const gold of golds) {
    const raw = await readRaw(texts, gold.id);
    if (raw === undefined) continue;
    const isStamped = gold.number_in_text === 'stamp';
    for (const how of ['named', 'unnamed'] as const) {
      const heading = readHeading(raw, {
        fileName: how === 'named' ? gold.id : '',
        isShared: ({ number, year }) => shared.has(`${number}/${year}`),
      });
      const statesValue = isStamped || how === 'named';
      const count = (field: string, expected: string | undefined, read: string | undefined) => {
        const fieldAccuracy = (accuracy[how][field] ??= { right: 0, of: 0, invented: 0, wrong: [] });
        if (expected === undefined) fieldAccuracy.invented += Number(read !== undefined);
        else {
          fieldAccuracy.of++;
          if (read === expected) fieldAccuracy.right++;
        }
        if (read !== expected) fieldAccuracy.wrong.push(`${gold.id}: ${read ?? 'nothing'}`);
      };
      count('kind', gold.kind.toLowerCase(), heading.kind);
      count('court', 'cass', heading.court?.court);
      count('number', statesValue ? gold.number : undefined, heading.number);
      count(
        'year',
        statesValue ? gold.year : undefined,
        heading.year === undefined ? undefined : String(heading.year),
      );
      count('decided', isoOf(gold.decided), heading.decided);
      count('published', isStamped ? isoOf(gold.published) : undefined, heading.published);
      count('registers', gold.rg.join(' ') || undefined, heading.registers.join(' ') || undefined);
    }
  }
  return accuracy;
}

/** As the import of a folder notices them. */
async function sharedHeaders(golds: readonly GoldHeading[], texts: string): Promise<ReadonlySet<string>> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const { id } of golds) {
    const header = readPortalHeader((await readRaw(texts, id)) ?? '');
    if (!header) continue;
    const key = `${header.number}/${header.year}`;
    if (seen.has(key)) shared.add(key);
    seen.add(key);
  }
  return shared;
}
