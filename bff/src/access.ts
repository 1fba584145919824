import type { Knex } from 'knex';
import type { ErrorKey } from '@massima/contract/errors';
import { withoutQuestion } from '@massima/contract/format/saved-result';
import type { Actor, ResourceKind, AccessAction, Owner } from './actor.ts';
import { AppError } from './errors.ts';
import type {} from './models/tables.ts';
import type { AccountRow } from './models/user.ts';
import { findUser, lockUser } from './models/user.ts';

/**
 * What administrators may do with what belongs to others (contract, sections 2 and 10). No one but the lawyer reads
 * a history: what a lawyer asks is under professional secrecy.
 */
const administratorsMay: Record<ResourceKind, readonly AccessAction[]> = {
  account: ['read', 'change'],
  folders: ['read'],
  feedback: ['read'],
  history: [],
};

function isOwn(actor: Actor, owner: Owner): boolean {
  if ('userId' in owner) return owner.userId === actor.id;
  return 'email' in owner ? owner.email === actor.email : owner.customerId === actor.customerId;
}

/** A program that its owner let in searches and saves; what its owner asked is none of its business. */
export const isToldHistory = (actor: Pick<Actor, 'connection'>): boolean => actor.connection === null;

const isOwnToTell = (actor: Actor, owner: Owner) =>
  isOwn(actor, owner) && (owner.of !== 'history' || isToldHistory(actor));

/** Whether the actor may. For what has no single thing to be refused, such as a part of an export. */
export const isPermitted = (actor: Actor, deed: AccessAction, owner: Owner): boolean =>
  isOwnToTell(actor, owner) || (actor.role === 'admin' && administratorsMay[owner.of].includes(deed));

interface Saved {
  query?: unknown;
  result?: unknown;
}

/**
 * The rows of an owner as the actor may read them. What tells the question of something saved is history, wherever it is kept: who
 * may not read the history gets it without the question and without what the question marked in the result.
 */
export function redactFor(actor: Actor, userId: number): <Row extends Saved>(row: Row) => Row {
  if (isPermitted(actor, 'read', { of: 'history', userId })) return (row) => row;
  return (row) => ({
    ...row,
    ...('query' in row && { query: '' }),
    ...(typeof row.result === 'string' && { result: withoutQuestion(row.result) }),
  });
}

/** The account's row, locked until the transaction ends. Throws `user_not_found` where it has gone. */
export async function lockAccount(trx: Knex.Transaction, id: number): Promise<AccountRow> {
  const account = await lockUser(trx, id);
  if (!account) throw new AppError('user_not_found');
  return account;
}

/**
 * The one rule of who may read or change whose things: each user their own, administrators what the table above says.
 * Throws `missing`, the key that an unknown id gets: what you may not see does not exist for you. Every attempt on what
 * is another's is noted for the security log, granted or not.
 */
export function authorize(
  actor: Actor,
  deed: AccessAction,
  owner: Owner,
  missing: ErrorKey = 'user_not_found',
): void {
  if (isOwn(actor, owner)) return;
  const granted = isPermitted(actor, deed, owner);
  actor.reached.push({ deed, owner, granted });
  if (!granted) throw new AppError(missing);
}

/** The row of this account, for a caller who may read or change it; otherwise `user_not_found`. */
export async function findAccount(
  db: Knex,
  actor: Actor,
  deed: AccessAction,
  id: number,
): Promise<AccountRow> {
  authorize(actor, deed, { of: 'account', userId: id });
  const account = await findUser(db, id);
  if (!account) throw new AppError('user_not_found');
  return account;
}

/**
 * The account that a call means by its documented `user` parameter: the actor's own where it is left out. Another
 * one must exist, or an administrator would read the empty lists of no one.
 */
export async function resolveOwner(
  db: Knex,
  actor: Actor,
  deed: AccessAction,
  of: ResourceKind,
  user: number | undefined,
): Promise<number> {
  if (user === undefined || user === actor.id) return actor.id;
  authorize(actor, deed, { of, userId: user });
  if (!(await findUser(db, user))) throw new AppError('user_not_found');
  return user;
}
