import { z } from 'zod';
import { id, isoDate, outcome, requiredText, text } from './common.ts';
import { connectionDaysMax, connectionNameMax, programSpendingMax } from './constants.ts';
import { nextSearch } from './receipt.ts';

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

/** What programs may spend in a calendar month past what the plan includes, all of them together; in cents. */
export const programSpending = z
  .object({
    most: z.int(),
    spent: z.int(),
    each: z
      .int()
      .nullable()
      .describe(
        'What one search past the plan costs, in cents; null: the plan sells none, or its price is not known.',
      ),
    currency: z.string(),
  })
  .meta({ id: 'ProgramSpending' });
export type ProgramSpending = z.infer<typeof programSpending>;
/** What a program's next search would cost, and what is left of those that the plan includes; null: without a limit. */
const prices = { searches_left: z.int().nullable(), next_search: nextSearch, spending: programSpending };
export const allowSpendingInput = z.object({ most: z.int().min(0).max(programSpendingMax) });
export const allowSpendingOutput = outcome.extend({ spending: programSpending });

export const listConnectionsOutput = z.object({
  connections: z.array(connection),
  /** The number that may be valid at the same time. */
  most: z.int(),
  ...prices,
});
export const createKeyInput = z.object({
  name: requiredText(connectionNameMax),
  may_write: z.boolean().default(false),
  days: z.int().min(1).max(connectionDaysMax).default(connectionDaysMax),
});
/** The key itself is returned only here: only its hash is stored. */
export const createKeyOutput = outcome.extend({ connection, key: z.string() });
export const connectionById = z.object({ id });
export const endAllOutput = outcome.extend({ ended: z.int() });

/** What an application asks of the signed-in user. */
export const consentRequestById = z.object({ id: text(64) });
export const consentRequestOutput = z.object({
  name: z.string(),
  /** Where a decision leads, whole. */
  redirect_uri: z.string(),
  host: z.string(),
  /** It leads to a program on the reader's own machine. */
  is_local: z.boolean(),
  asks_to_write: z.boolean(),
  ...prices,
});
export const decideInput = z.object({
  id: text(64),
  allow: z.boolean(),
  may_write: z.boolean().default(false),
});
export const decideOutput = outcome.extend({ redirect: z.string() });
