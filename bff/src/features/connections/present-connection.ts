import type { Connection } from '@massima/contract/connections';
import { monthInItaly } from '@massima/contract/format/dates';
import type { ConnectionRow } from '../../models/connection-row.ts';

export const presentConnection = (row: ConnectionRow, now: Date): Connection => ({
  id: row.id,
  name: row.name,
  host: row.host,
  may_write: row.may_write,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  searches: row.searches_month === monthInItaly(now) ? row.searches : 0,
});
