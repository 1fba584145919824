import { appendFileSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { VectorCache } from './vector-cache.ts';
import { keyOf } from './passage.ts';

const model = { name: 'made-up', size: 3 };
const key = (text: string) => keyOf(model, { title: '', text });

test('reloads stored vectors and overwrites an incomplete record', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'vectors-')), 'vectors');
  const first = new VectorCache(file, model, { mayGrow: true });
  first.add(key('a'), Int8Array.of(1, -2, 3));
  first.add(key('a'), Int8Array.of(9, 9, 9));
  first.close();
  appendFileSync(file, 'half of a re');
  const second = new VectorCache(file, model, { mayGrow: true });
  expect([...second.get(key('a'))!]).toEqual([1, -2, 3]);
  second.add(key('b'), Int8Array.of(4, 5, -128));
  second.close();
  const third = new VectorCache(file, model);
  expect([third.count, ...third.get(key('b'))!]).toEqual([2, 4, 5, -128]);
  third.add(key('c'), Int8Array.of(0, 0, 0));
  expect(statSync(file).size).toBe(2 * 19);
});
