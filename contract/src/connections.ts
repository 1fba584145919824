import { z } from 'zod';
import { id, isoDate, outcome, requiredText, text } from './common.ts';
import { connectionDaysMax, connectionNameMax } from './constants.ts';

/** What lets a program in with an account's rights, or with fewer. */
export const connection = z
  .object({
    id,
    name: z.string(),
    /** Of an application, where its consent led back to; null: a key. The name is the application's own claim, the host is not. */
    host: z.string().nullable(),
    /** False: it looks things up, and saves and follows nothing. */
    may_write: z.boolean(),
    createdAt: isoDate,
    expiresAt: isoDate,
    last_used_at: isoDate.nullable(),
    /** Searches that it paid this month, by the calendar of Rome. */
    searches: z.int(),
  })
  .meta({ id: 'Connection' });
export type Connection = z.infer<typeof connection>;

export const listConnectionsOutput = z.object({
  connections: z.array(connection),
  /** So many are valid at a time at most. */
  most: z.int(),
});
export const createKeyInput = z.object({
  name: requiredText(connectionNameMax),
  may_write: z.boolean().default(false),
  days: z.int().min(1).max(connectionDaysMax).default(connectionDaysMax),
});
/** The key itself is told this once: only its hash is kept. */
export const createKeyOutput = outcome.extend({ connection, key: z.string() });
export const connectionById = z.object({ id });
export const endAllOutput = outcome.extend({ ended: z.int() });

/** What an application asks of whoever is signed in. */
export const consentRequestById = z.object({ id: text(64) });
export const consentRequestOutput = z.object({
  name: z.string(),
  /** Where a decision leads, whole. */
  redirect_uri: z.string(),
  host: z.string(),
  /** It leads to a program on the reader's own machine. */
  is_local: z.boolean(),
  asks_to_write: z.boolean(),
});
export const decideInput = z.object({
  id: text(64),
  allow: z.boolean(),
  may_write: z.boolean().default(false),
});
export const decideOutput = outcome.extend({ redirect: z.string() });
