import { access, constants } from 'node:fs/promises';
import type { Deps } from '../deps.ts';
import { lacksKeys } from '../features/system/index.ts';
import { readBacklog } from '../models/backlog.ts';
import { readMarker } from '../models/restoring.ts';
import { readLastBackup } from '../models/schema-state.ts';
import { finding, reasonOf, type Finding, type Found } from './finding.ts';
import { describeMarker } from './restoring.ts';

/** Checks keys, backups, restores and waiting work. */
export async function checkUpkeep(deps: Deps, explain: (error: unknown) => Found): Promise<Finding[]> {
  return Promise.all([
    finding('secret key', () => keyOf(deps), explain),
    finding('backup', () => backupOf(deps), explain),
    finding('restore', () => restoreOf(deps), explain),
    finding('backlog', () => backlogOf(deps), explain),
    finding('invoices', () => invoicesOf(deps), explain),
  ]);
}

async function keyOf({ db, config }: Deps): Promise<Found> {
  return (await lacksKeys(db, config))
    ? {
        state: 'broken',
        said: 'this database was used with another SECRET_KEY: set that one, or keep it in SECRET_KEY_PREVIOUS',
        next: 'export SECRET_KEY_PREVIOUS=<the former key>',
      }
    : { state: 'well', said: 'all that this database was used with are given' };
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

async function backupOf({ db, config, clock }: Deps): Promise<Found> {
  const next = 'npm run backup -- --into <folder>';
  // Only a production must have one.
  const old =
    config.NODE_ENV === 'production' ? ({ state: 'wrong', next } as const) : ({ state: 'note' } as const);
  const at = await readLastBackup(db);
  if (at === null) return { ...old, said: `none was made with ${next}` };
  const ageMs = clock.now().getTime() - at.getTime();
  const measures = { backup_age_seconds: { database: Math.max(0, ageMs / 1000) } };
  const said = `the last one is of ${at.toISOString()}`;
  if (ageMs > 2 * dayMs) return { ...old, said: `${said}: ${next}, daily`, measures };
  if (ageMs < -hourMs) return { ...old, said: `${said}, which is in the future: see the clock`, measures };
  return { state: 'well', said, measures };
}

async function restoreOf(deps: Deps): Promise<Found> {
  const marker = await readMarker(deps.db);
  return marker
    ? { state: 'broken', said: await describeMarker(deps, marker), next: 'npm run restore -- --finish' }
    : { state: 'well', said: 'none is in progress' };
}

/** Hours after which something is wrong with what works on the rows. */
const patience = { mails: 2, payment_attempts: 2, metered_usage: 24 };
const cures: Readonly<Record<keyof typeof patience, string>> = {
  mails: `mariadb … -e 'SELECT last_error FROM outbox WHERE sent_at IS NULL'`,
  payment_attempts: 'pnpm --filter bff payments:reconcile',
  metered_usage: 'pnpm --filter bff payments:reconcile',
};

async function backlogOf({ db, clock }: Deps): Promise<Found> {
  const now = clock.now().getTime();
  const backlog = await readBacklog(db);
  const late = (['mails', 'payment_attempts', 'metered_usage'] as const).filter((of) => {
    const { oldest } = backlog[of];
    return oldest !== null && now - oldest.getTime() > patience[of] * hourMs;
  });
  const [first] = late;
  if (first === undefined) return { state: 'well', said: 'nothing has waited for long' };
  const each = late.map(
    (of) => `${backlog[of].count} ${of}, the oldest since ${backlog[of].oldest?.toISOString()}`,
  );
  return {
    state: 'wrong',
    said: `these wait: ${each.join('; ')}. A server works on them: see that one runs, and its log`,
    next: cures[first],
  };
}

async function invoicesOf({ config: { SELLER_VAT_NUMBER, SELLER_FOLDER: folder } }: Deps): Promise<Found> {
  if (!SELLER_VAT_NUMBER) return { state: 'well', said: 'are not made here (SELLER_VAT_NUMBER)' };
  if (folder === undefined) return { state: 'well', said: 'go to no folder' };
  try {
    await access(folder, constants.W_OK);
    return { state: 'well', said: `go to ${folder}` };
  } catch (error) {
    return {
      state: 'wrong',
      said: `cannot be written to SELLER_FOLDER (${reasonOf(error)}), and wait until they can`,
      next: `mkdir -p ${folder}`,
    };
  }
}
