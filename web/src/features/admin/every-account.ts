import type { AccountRow } from './account-status.ts';

interface Page {
  lawyers: readonly AccountRow[];
  pages: number;
  total: number;
}

/**
 * Reads all accounts of the list page by page, each once. Registrations and deletions in between
 * move accounts to adjacent pages.
 */
export async function everyAccount(loadPage: (page: number) => Promise<Page>): Promise<AccountRow[]> {
  const rows = new Map<number, AccountRow>();
  let before = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const response = await loadPage(page);
    for (const row of response.lawyers) rows.set(row.id, row);
    // After a deletion, the first account of this page may now be the last of the previous page.
    if (response.total < before) page = Math.max(0, page - 2);
    before = response.total;
    pages = response.pages;
  }
  return [...rows.values()];
}
