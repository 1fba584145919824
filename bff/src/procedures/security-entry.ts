import type { Access } from '@massima/contract/operation';
import { errorKinds, isErrorKey } from '@massima/contract/errors';
import { normalEmail } from '@massima/contract/format/email';
import { isRecord } from '@massima/contract/record';
import type { Actor, CrossAccountAccess } from '../actor.ts';

/** Finished operation call, as written to the security log. */
export interface FinishedCall {
  /** For example `session.login`. */
  operation: string;
  kind: 'query' | 'mutation';
  access: Access;
  /** `ok`, or the error key. */
  outcome: string;
  /** Unvalidated input. */
  input: unknown;
  output: unknown;
  /** Accesses of the actor to data of other accounts. */
  reached: readonly CrossAccountAccess[];
}

/** Account that a call concerns, by id or by e-mail address. */
export type Subject = { id: number } | { email: string } | null;

/**
 * Whether a call belongs in the security log (ASVS 5.0, chapter 16): changes to accounts, sessions
 * and keys, access of administrators to other accounts, denied access, and exceeded limits.
 */
export function isSecurityRelevant(call: Omit<FinishedCall, 'input'>): boolean {
  const { operation, kind, access, outcome, reached } = call;
  if (access === 'admin' || reached.length > 0) return true;
  // Excess crash reports are only counted, without a log line or row.
  if (operation === 'system.reportCrash') return false;
  if (isRefusal(outcome) || operation === 'accounts.export') return true;
  return kind === 'mutation' && /^(?:session|accounts|connections|factors)\./.test(operation);
}

/** Whether a call was rejected because of its caller or its rate, not its input. */
function isRefusal(outcome: string): boolean {
  const kind = isErrorKey(outcome) && errorKinds[outcome];
  return kind === 'FORBIDDEN' || kind === 'TOO_MANY_REQUESTS';
}

export function subjectOf(
  { operation, access, input, output, reached }: FinishedCall,
  actor: Actor | null,
): Subject {
  const foreign = reached[0]?.owner;
  if (foreign && 'userId' in foreign) return isAccountId(foreign.userId) ? { id: foreign.userId } : null;
  if (foreign && 'email' in foreign) return { email: foreign.email };
  const isAboutAccounts = /^(?:session|accounts)\./.test(operation);
  const id = isAboutAccounts ? (idIn(input) ?? idIn(userIn(output))) : undefined;
  if (id !== undefined) return { id };
  const email = textIn(input, 'email');
  if (isAboutAccounts && email !== undefined) return { email: normalEmail(email) };
  return actor && access !== 'admin' ? { id: actor.id } : null;
}

const most = 255;

/**
 * Returns the log detail in addition to the outcome: the kind of device, or the names of the
 * fields to change; never a value, except how an administrator identified a person.
 */
export function detailOf({ operation, kind, input, reached, access }: FinishedCall): string | null {
  if (operation === 'factors.reset') return textIn(input, 'checked')?.trim().slice(0, most) || null;
  const device = /^(?:PC|Mobile)(?=-)/.exec(textIn(input, 'hash') ?? '')?.[0];
  if (device !== undefined) return device;
  if (kind !== 'mutation' || (reached.length === 0 && access !== 'admin') || !isRecord(input)) return null;
  const names = Object.keys(input).filter((name) => /^[a-z]\w{0,39}$/i.test(name) && name !== 'id');
  return names.join(' ').slice(0, most) || null;
}

const userIn = (output: unknown): unknown =>
  isRecord(output) && isRecord(output['user']) ? output['user'] : output;
const textIn = (value: unknown, key: string): string | undefined =>
  isRecord(value) && typeof value[key] === 'string' ? value[key] : undefined;
/** An id beyond the column's range belongs to no account; the entry is written without it. */
const isAccountId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 32;
const idIn = (value: unknown): number | undefined =>
  isRecord(value) && isAccountId(value['id']) ? value['id'] : undefined;
