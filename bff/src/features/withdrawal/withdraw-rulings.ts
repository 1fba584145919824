import type { Deps } from '../../deps.ts';
import { withdrawnRulings } from '../../models/withdrawn-rulings.ts';
import { emptySaved, type Emptied } from './empty-kept.ts';

/** Index operations, implemented by `@massima/solr/withdraw`. */
interface Indexes {
  /** Returns the ids that the index in use contains. */
  presentOf(ids: readonly string[]): Promise<string[]>;
  /** Returns all ids that were withdrawn from any index. */
  withdrawn(): Promise<string[]>;
  /** Returns the number of documents of these ids in each index. */
  held(ids: readonly string[]): Promise<{ index: string; isInUse: boolean; documents: number }[]>;
  takeOut(ids: readonly string[]): Promise<void>;
  /** Returns the corpora whose indexing is running or was interrupted. */
  runs(): Promise<string[]>;
}

type Parts = Pick<Deps, 'db' | 'clock' | 'config'> & { indexes: Indexes; say: (line: string) => void };

/**
 * Withdraws rulings, or only principles, from every index and from accounts' stored data, and
 * verifies the result. Prints each step and the copies it can't reach.
 * @returns false if any text remains
 */
export async function withdrawRulings(parts: Parts, ids: readonly string[]): Promise<boolean> {
  const { indexes, say } = parts;
  say(`Withdrawn: ${ids.join(', ')}`);
  await sayHeld(parts, ids);
  await indexes.takeOut(ids);
  const emptied = await emptySaved(parts, ids);
  sayEmptied(parts, emptied);
  const documentCount = (await indexes.held(ids)).reduce((sum, { documents }) => sum + documents, 0);
  const { saved, rated, news, mails } = await emptySaved(parts, ids, { dryRun: true });
  const isGone = documentCount + saved + rated + news + mails === 0;
  say(
    isGone
      ? 'Looked for again: nothing is left in the indexes and in the database.'
      : 'Some of it is there again: run this once more.',
  );
  for (const corpus of await indexes.runs())
    say(`${corpus} is being indexed, or was cut off: a run that goes on takes it out again at its end.`);
  say('Out of reach: backups and copies of the database and of the index (--all after a restore),');
  say('the binary log of the database until it expires, files of the publisher, what was exported, printed');
  say(`or copied, and the mails that were sent to ${emptied.mailed} accounts.`);
  return isGone;
}

/** Prints what {@link withdrawRulings} would change. */
export async function tryWithdrawing(parts: Parts, ids: readonly string[]): Promise<void> {
  parts.say(`Would be withdrawn: ${ids.join(', ')}`);
  await sayHeld(parts, ids);
  sayEmptied(parts, await emptySaved(parts, ids, { dryRun: true }));
  parts.say('Nothing was changed.');
}

/**
 * Returns all ids that were ever withdrawn, according to the indexes and the database.
 *
 * `back` lists ids that the index contains again, either because of `--again` or because a new
 * index lacks the withdrawal. The operator decides which applies.
 */
export async function everWithdrawn({
  db,
  indexes,
}: Pick<Parts, 'db' | 'indexes'>): Promise<{ ids: string[]; back: string[] }> {
  const refused = await indexes.withdrawn();
  const withdrawn = (await withdrawnRulings(db)).filter((id) => !refused.includes(id));
  const back = await indexes.presentOf(withdrawn);
  return { ids: [...refused, ...withdrawn.filter((id) => !back.includes(id))], back };
}

async function sayHeld({ indexes, say }: Parts, ids: readonly string[]): Promise<void> {
  for (const { index, isInUse, documents } of await indexes.held(ids))
    say(`  ${index}${isInUse ? '' : ' (kept, or being made)'}: ${documents} documents`);
}

function sayEmptied({ say }: Parts, { saved, rated, news, mails }: Emptied): void {
  say(`  ${saved} saved results, ${rated} ratings with their result: without their texts`);
  say(`  ${news} rulings found for alerts: removed`);
  say(`  ${mails} mails that wait: without it`);
}
