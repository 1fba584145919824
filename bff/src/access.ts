import type { Knex } from 'knex';
import type { ErrorKey } from '@massima/contract/errors';
import { withoutQuestion } from '@massima/contract/format/saved-result';
import type { Actor, ResourceKind, AccessAction, Owner } from './actor.ts';
import { AppError } from './errors.ts';
import type {} from './models/tables.ts';
import type { AccountRow } from './models/user.ts';
import { findUser, lockUser } from './models/user.ts';

/**
 * Actions that administrators may do on other users' resources (contract, sections 2 and 10). Only
 * its owner reads a history, because a lawyer's queries are under professional secrecy.
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

/**
 * Whether the caller may read the history. A program authorised by its owner may search and save,
 * but not read the history.
 */
export const seesHistory = (actor: Pick<Actor, 'connection'>): boolean => actor.connection === null;

const isOwnToTell = (actor: Actor, owner: Owner) =>
  isOwn(actor, owner) && (owner.of !== 'history' || seesHistory(actor));

/**
 * Whether the actor may do an action. For cases in which nothing is rejected, such as a part of an
 * export.
 */
export const isPermitted = (actor: Actor, action: AccessAction, owner: Owner): boolean =>
  isOwnToTell(actor, owner) || (actor.role === 'admin' && administratorsMay[owner.of].includes(action));

interface Saved {
  query?: unknown;
  result?: unknown;
}

/**
 * Returns a function that redacts an owner's rows for the actor. The query of a saved result is
 * history. A caller who may not read the history gets the row without the query and without the
 * highlights of its terms.
 */
export function redactFor(actor: Actor, userId: number): <Row extends Saved>(row: Row) => Row {
  if (isPermitted(actor, 'read', { of: 'history', userId })) return (row) => row;
  return (row) => ({
    ...row,
    ...('query' in row && { query: '' }),
    ...(typeof row.result === 'string' && { result: withoutQuestion(row.result) }),
  });
}

/**
 * Returns the account's row, locked until the transaction ends.
 * @throws AppError `user_not_found` if the account was deleted
 */
export async function lockAccount(trx: Knex.Transaction, id: number): Promise<AccountRow> {
  const account = await lockUser(trx, id);
  if (!account) throw new AppError('user_not_found');
  return account;
}

/**
 * Checks whether the actor may read or change an owner's resource. Users may access their own
 * resources, administrators also the resources in `administratorsMay`. Every attempt on another
 * user's resource is recorded for the security log.
 * @param missing  error key of an unknown id, so that a forbidden resource can't be distinguished
 *   from a missing resource
 * @throws AppError `missing`
 */
export function authorize(
  actor: Actor,
  action: AccessAction,
  owner: Owner,
  missing: ErrorKey = 'user_not_found',
): void {
  if (isOwn(actor, owner)) return;
  const granted = isPermitted(actor, action, owner);
  actor.reached.push({ deed: action, owner, granted });
  if (!granted) throw new AppError(missing);
}

/**
 * Returns the account's row if the caller may do the action.
 * @throws AppError `user_not_found` if the account is missing or the action is forbidden
 */
export async function findAccount(
  db: Knex,
  actor: Actor,
  action: AccessAction,
  id: number,
): Promise<AccountRow> {
  authorize(actor, action, { of: 'account', userId: id });
  const account = await findUser(db, id);
  if (!account) throw new AppError('user_not_found');
  return account;
}

/**
 * Returns the account of a call's documented `user` parameter, by default the actor's. Another
 * account must exist, because an administrator would otherwise get empty lists for a wrong id.
 * @throws AppError `user_not_found`
 */
export async function resolveOwner(
  db: Knex,
  actor: Actor,
  action: AccessAction,
  of: ResourceKind,
  user: number | undefined,
): Promise<number> {
  if (user === undefined || user === actor.id) return actor.id;
  authorize(actor, action, { of, userId: user });
  if (!(await findUser(db, user))) throw new AppError('user_not_found');
  return user;
}
