import { z } from 'zod';
import { id, isoDate, outcome, requiredText, text } from './common.ts';
import { connectionDaysMax, connectionNameMax, programSpendingMax } from './constants.ts';
import { nextSearch } from './receipt.ts';

/** Access of a program with the account's rights, or fewer. */
export const connection = z
  .object({
    id,
    name: z.string(),
    /**
     * Host of an application's redirect address, or null for a key. Unlike the name, the
     * application cannot choose it freely.
     */
    host: z.string().nullable(),
    /** False if the program may only read. */
    may_write: z.boolean(),
    createdAt: isoDate,
    expiresAt: isoDate,
    last_used_at: isoDate.nullable(),
    /** Searches that it paid this month, by the calendar of Rome. */
    searches: z.int(),
  })
  .meta({ id: 'Connection' });
export type Connection = z.infer<typeof connection>;

/**
 * Amounts, in cents, that all programs of the account together may spend in a calendar month
 * beyond the plan.
 */
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
/** Price of a program's next search, and the searches left in the plan. Null: unlimited. */
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

/** Consent request of an application. */
export const consentRequestById = z.object({ id: text(64) });
export const consentRequestOutput = z.object({
  name: z.string(),
  /** Where a decision leads, whole. */
  redirect_uri: z.string(),
  host: z.string(),
  /** Whether the redirect address belongs to a program on the user's own machine. */
  is_local: z.boolean(),
  asks_to_write: z.boolean(),
  /** Letting it in asks for a proof of the session first. */
  asks_proof: z.boolean(),
  ...prices,
});
export const decideInput = z.object({
  id: text(64),
  allow: z.boolean(),
  may_write: z.boolean().default(false),
});
export const decideOutput = outcome.extend({ redirect: z.string() });
