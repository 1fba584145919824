import { expect, test } from 'vitest';
import type { AccountRow } from './account-status.ts';
import { everyAccount } from './every-account.ts';

const size = 3;
const ids = (rows: readonly AccountRow[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

/** Returns a page function whose list changes after page `after` was read for the first time. */
function listThat(change: (all: number[]) => void, after: number) {
  const all = [8, 7, 6, 5, 4, 3, 2, 1];
  let isChanged = false;
  return (page: number) => {
    const lawyers = all.slice((page - 1) * size, page * size).map((id) => ({ id }) as AccountRow);
    const response = { lawyers, pages: Math.ceil(all.length / size), total: all.length };
    if (page === after && !isChanged) {
      isChanged = true;
      change(all);
    }
    return Promise.resolve(response);
  };
}

test('skips no account if another is deleted between two pages', async () => {
  for (const after of [1, 2]) {
    const rows = await everyAccount(listThat((all) => all.shift(), after));
    expect(ids(rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  }
});

test('lists no account twice if another is created between two pages', async () => {
  expect(ids(await everyAccount(listThat((all) => all.unshift(9), 1)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('stops if the list becomes empty', async () => {
  expect(ids(await everyAccount(listThat((all) => all.splice(0), 1)))).toEqual([6, 7, 8]);
});
