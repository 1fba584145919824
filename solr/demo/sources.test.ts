import { expect, test } from 'vitest';
import { whyPersonal } from '../indexer/personal-data.ts';
import { publicSources, withCredit } from '../indexer/public-sources.ts';
import type { Ruling } from '../indexer/format.ts';
import { withStated } from '../indexer/stated.ts';
import { demoSources } from './sources.ts';

const rulings: Ruling[] = [];
const failed: unknown[] = [];
for (const { source: name, folder } of demoSources) {
  const source = publicSources[name]!;
  for await (const { text, reason } of source.records([folder]).of(folder)) {
    const read = reason === undefined ? withCredit(source)(text ?? '') : { reason };
    if ('ruling' in read) rulings.push(withStated(read.ruling));
    else failed.push(read);
  }
}
const loaded = rulings.filter((ruling) => whyPersonal(ruling) === undefined);

test('loads forty rulings of four sources and rejects one', () => {
  expect(failed).toEqual([]);
  expect([loaded.length, rulings.length]).toEqual([40, 41]);
  expect(new Set(rulings.map(({ id }) => id)).size).toBe(41);
  expect(new Set(loaded.map((ruling) => ruling.source?.name)).size).toBe(4);
  expect(loaded.every(({ full_text: text }) => (text ?? '').length > 500)).toBe(true);
});

test('marks all rulings as fictional and uses numbers that no court reaches', () => {
  for (const { id, fictional, full_text: text, number, issuer_type_id: court, source } of rulings) {
    expect(fictional, id).toBe(true);
    expect(text?.startsWith('Provvedimento di fantasia, scritto a fini dimostrativi.'), id).toBe(true);
    expect(Number(number), id).toBeGreaterThan(court === 4 ? 990 : 91_000);
    expect(source?.credit, id).toContain('Testo di fantasia');
  }
});

test('has no massime, and three rulings that state a principle verbatim', () => {
  const stated = loaded.flatMap(({ principles }) => principles);
  expect(stated.map(({ kind, stated: offsets }) => [kind, offsets !== undefined])).toEqual(
    Array.from({ length: 3 }, () => ['principle', true]),
  );
});
