import type { Knex } from 'knex';
import type { z } from 'zod';
import type { accountById, exportOutput } from '@massima/contract/account';
import { redactFor, findAccount, isPermitted } from '../../access.ts';
import type { Actor, ResourceKind } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { LongAnswer } from '../../long-answer.ts';
import { ownedRows, type Part, type Row } from '../../models/owned-rows.ts';
import { entriesForOwner } from '../../models/security-log.ts';
import { consumeRateLimit } from '../limits/index.ts';
import { presentAccount } from '../users/index.ts';

/**
 * Columns that give access to the account, and the parameters of mails, which can contain such a
 * link. An export is a file that may be copied.
 */
const withheld = /(?:token|password|secret|code|challenge)(?:_hash)?$|^params$/;

/**
 * Part of the account that each table belongs to, for the permissions of administrators. A table
 * that is not listed counts as history, which only the owner may read. This includes new tables.
 */
const belongings: Partial<Record<string, ResourceKind>> = {
  users: 'account',
  sessions: 'account',
  emailed_tokens: 'account',
  address_changes: 'account',
  passkeys: 'account',
  authenticator_apps: 'account',
  recovery_codes: 'account',
  trusted_devices: 'account',
  factor_challenges: 'account',
  outbox: 'account',
  subscriptions: 'account',
  payment_attempts: 'account',
  metered_usage: 'account',
  assistant_spending: 'account',
  security_log: 'account',
  projects: 'folders',
  project_elements: 'folders',
  feedbacks: 'feedback',
};

/** An export reads and writes everything an account has, which may be much. */
const exportsPerHour = 20;

/**
 * Exports all stored data of an account that the actor may read. The owner reads everything; an
 * administrator reads neither the history nor fields that reveal it. Tables are found by their
 * foreign keys, so that new tables are included. The result conforms to `exportOutput`.
 */
export async function exportAccount(
  deps: Deps,
  actor: Actor,
  { id }: z.infer<typeof accountById>,
): Promise<LongAnswer> {
  const account = await findAccount(deps.db, actor, 'read', id);
  await consumeRateLimit(deps, `account-export:${actor.id}`, { limit: exportsPerHour, windowSeconds: 3600 });
  const head = { exported_at: deps.clock.now().toISOString(), account: presentAccount(account) };
  const log = { table: 'security_log', rows: await entriesForOwner(deps.db, id) };
  const isReadable = (table: string) =>
    isPermitted(actor, 'read', { of: belongings[table] ?? 'history', userId: id });
  const readable = redactFor(actor, id);
  const parts = partsOf(deps.db, id, log, isReadable);
  return new LongAnswer(written(head, parts, (row) => present(readable(row))));
}

async function* partsOf(db: Knex, id: number, log: Part, isReadable: (table: string) => boolean) {
  if (isReadable(log.table)) yield log;
  yield* ownedRows(db, 'users', id, isReadable);
}

/** Writes the export. `parts` is the last field, so that the rows can be streamed. */
async function* written(
  head: Omit<z.input<typeof exportOutput>, 'parts'>,
  parts: AsyncIterable<Part>,
  present: (row: Row) => Row,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"parts":{`;
  let open: string | null = null;
  let isFirst = true;
  for await (const { table, rows } of parts) {
    if (table !== open) {
      yield `${open === null ? '' : '],'}${JSON.stringify(table)}:[`;
      open = table;
      isFirst = true;
    }
    if (rows.length === 0) continue;
    yield (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(present(row))).join(',');
    isFirst = false;
  }
  yield open === null ? '}}' : ']}}';
}

const present = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !withheld.test(column))
      .map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
  );
