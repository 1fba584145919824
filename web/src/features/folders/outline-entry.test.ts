import { expect, it } from 'vitest';
import { sampleElements, unreadableElement } from '../../testing/samples/folders.ts';
import { entryOf, filterEntries, sortEntries } from './outline-entry.ts';

const [cassation, tribunal, court] = sampleElements().map(entryOf);
const entries = [cassation!, tribunal!, court!];
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

it('finds entries that contain every word in citation, text or note, ignoring case', () => {
  expect(ids(filterEntries(entries, ' MILANO  infiltrazioni '))).toEqual(['trib-mi-771']);
  expect(ids(filterEntries(entries, 'memoria'))).toEqual(['cass-12027']);
  expect(ids(filterEntries(entries, '12027'))).toEqual(['cass-12027']);
  expect(filterEntries(entries, 'milano 12027')).toEqual([]);
  expect(filterEntries(entries, ' ')).toBe(entries);
});

it('sorts by date, court and saving, latest first, and keeps the folder’s order', () => {
  const broken = entryOf(unreadableElement());
  expect(ids(sortEntries([court!, cassation!, tribunal!], 'date'))).toEqual([
    'trib-mi-771',
    'cass-12027',
    'demo-tar-3021',
  ]);
  expect(ids(sortEntries(entries, 'court'))).toEqual(['cass-12027', 'demo-tar-3021', 'trib-mi-771']);
  expect(ids(sortEntries([broken, ...entries], 'added'))).toEqual([
    'demo-tar-3021',
    'trib-mi-771',
    'cass-12027',
    'perso',
  ]);
  expect(sortEntries(entries, 'own')).toBe(entries);
});
