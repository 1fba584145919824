import { beforeEach, expect, test } from 'vitest';
import { local } from '../../lib/storage.ts';
import { noteVisit } from './use-applied.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 15) + hours * 3_600_000);
beforeEach(() => local.clear());

test('has a previous visit on later visits only, even if the page is reopened', () => {
  expect(noteVisit('cc:2051', at(0))).toBeNull();
  expect(noteVisit('cc:2051', at(1))).toBeNull();
  expect(noteVisit('cc:2051', at(48))).toEqual(at(1));
  expect(noteVisit('cc:2051', at(49))).toEqual(at(1));
  expect(noteVisit('cc:1227', at(49))).toBeNull();
});

test('stores at most two hundred hashes, without readable articles', () => {
  for (let i = 0; i < 300; i++) noteVisit(`cc:${i}`, at(i));
  const stored = local.read('articles') ?? '';
  expect(stored).not.toContain('cc:');
  expect(Object.keys(JSON.parse(stored) as object)).toHaveLength(200);
  expect(noteVisit('cc:299', at(1000))).toEqual(at(299));
  expect(noteVisit('cc:0', at(1000))).toBeNull();
});

test('ignores stored data of an older version or another program', () => {
  for (const odd of ['', 'null', '[]', '{"a":1}', '{"a":["x",null]}', '{']) {
    local.write('articles', odd);
    expect(noteVisit('cc:2051', at(0))).toBeNull();
  }
});
