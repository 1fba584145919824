import { z } from 'zod';
import { id, isoDate } from './common.ts';

export const auditInput = z.object({
  id,
  limit: z.int().min(1).max(100).default(50),
  offset: z.int().min(0).max(1_000_000).default(0),
  /** False leaves out what was only read. */
  with_looks: z.boolean().default(true),
});

/** An entry of the security log. */
export const auditEntry = z.object({
  id: z.int(),
  at: isoDate,
  /** Name of the operation, such as `session.login`, or of a command of the server. */
  operation: z.string(),
  /** `ok`, or the message key of the refusal. */
  outcome: z.string(),
  /** Caller, or null without a session. `email` is null once the account is deleted. */
  actor: z.object({ id: z.int(), email: z.string().nullable() }).nullable(),
  /** Account that the operation concerned. */
  account_id: z.int().nullable(),
  client_ip: z.string().nullable(),
  /** The kind of device, or the names of the fields that were sent to be changed. */
  detail: z.string().nullable(),
});

/** Newest first; `total` counts all entries that the account caused or that are about it. */
export const auditOutput = z.object({ entries: z.array(auditEntry), total: z.int() });
