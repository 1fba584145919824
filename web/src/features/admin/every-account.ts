import type { AccountRow } from './account-status.ts';

interface Page {
  lawyers: readonly AccountRow[];
  pages: number;
  total: number;
}

/** Every account on the list, page by page, once each: registrations and deletions in between move others to the next or previous page. */
export async function everyAccount(ask: (page: number) => Promise<Page>): Promise<AccountRow[]> {
  const rows = new Map<number, AccountRow>();
  let before = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await ask(page);
    for (const row of answer.lawyers) rows.set(row.id, row);
    // The first of this page may be the last of the one before by now.
    if (answer.total < before) page = Math.max(0, page - 2);
    before = answer.total;
    pages = answer.pages;
  }
  return [...rows.values()];
}
