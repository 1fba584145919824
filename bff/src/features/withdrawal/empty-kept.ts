import { rulingIdOf } from '@massima/contract/format/ids';
import type { Deps } from '../../deps.ts';
import {
  changeMail,
  countMailed,
  deleteNews,
  emptyText,
  keptOf,
  rememberWithdrawn,
  waitingNewsMails,
} from '../../models/withdrawn-rulings.ts';
import { removeRulings } from '../mail/index.ts';

export interface Emptied {
  /**
   * Number of results in folders. The next fields count ratings with their result, rulings found
   * for alerts, and queued mails.
   */
  saved: number;
  rated: number;
  news: number;
  mails: number;
  /** Number of accounts that received the rulings by mail, which can't be undone. */
  mailed: number;
}

type Database = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Permanently removes the texts of withdrawn rulings and principles from accounts' stored data.
 * Folder positions, notes and ratings remain. A second run finds nothing.
 * @param options.dryRun  only counts
 */
export async function emptySaved(
  deps: Database,
  ids: readonly string[],
  { dryRun = false } = {},
): Promise<Emptied> {
  const { db, clock } = deps;
  // Runs first, so that results saved in the meantime are stored without text.
  if (!dryRun) await rememberWithdrawn(db, ids, clock.now());
  const done = { saved: 0, rated: 0, news: 0, mails: 0, mailed: 0 };
  for await (const rows of keptOf(db, 'project_elements', ids))
    for (const row of rows) if (await emptyText(db, 'project_elements', row, { dryRun })) done.saved++;
  for await (const rows of keptOf(db, 'feedbacks', ids))
    for (const row of rows) if (await emptyText(db, 'feedbacks', row, { dryRun })) done.rated++;
  for await (const rows of keptOf(db, 'alert_news', ids)) {
    done.mailed += await countMailed(db, rows);
    for (const row of rows) done.news += dryRun ? 1 : await deleteNews(db, row);
  }
  done.mails = await emptyMails(deps, new Set(ids), dryRun);
  return done;
}

async function emptyMails(
  { db, config }: Database,
  ids: ReadonlySet<string>,
  dryRun: boolean,
): Promise<number> {
  const isWithdrawn = (link: string) => {
    const idResult = decodeURIComponent(new URL(link).hash.slice(1));
    return ids.has(idResult) || ids.has(rulingIdOf(idResult));
  };
  let changed = 0;
  for await (const mail of waitingNewsMails(db)) {
    const { params, isEmpty } = removeRulings(config, mail.params, isWithdrawn);
    if (params === null) continue;
    changed++;
    if (!dryRun) await changeMail(db, mail.id, isEmpty ? null : params);
  }
  return changed;
}
