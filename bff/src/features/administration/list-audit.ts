import type { z } from 'zod';
import type { auditEntry, auditInput, auditOutput } from '@massima/contract/audit';
import { operationsByName } from '@massima/contract/operations';
import { authorize } from '../../access.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { entriesOf, type AuditRow } from '../../models/security-log.ts';
import { findUser } from '../../models/user.ts';

/**
 * Lists the security log entries about an account. They outlive the account, so that a deletion
 * can still be examined.
 */
export async function listAudit(
  { db }: Deps,
  actor: Actor,
  { id, with_looks, ...page }: z.infer<typeof auditInput>,
): Promise<z.infer<typeof auditOutput>> {
  authorize(actor, 'read', { of: 'account', userId: id });
  const { rows, total } = await entriesOf(db, id, { ...page, without: with_looks ? [] : looks });
  if (total === 0 && !(await findUser(db, id))) throw new AppError('user_not_found');
  return { entries: rows.map(presentEntry), total };
}

/**
 * Read-only operations. The export is not among them, because it transfers all data of an account.
 */
const looks = Object.entries(operationsByName)
  .filter(([name, { kind }]) => kind === 'query' && name !== 'accounts.export')
  .map(([name]) => name);

const presentEntry = (row: AuditRow): z.infer<typeof auditEntry> => ({
  id: row.id,
  at: row.at.toISOString(),
  operation: row.operation,
  outcome: row.outcome,
  actor: row.actor_id === null ? null : { id: row.actor_id, email: row.actor_email },
  account_id: row.account_id,
  client_ip: row.client_ip,
  detail: row.detail,
});
