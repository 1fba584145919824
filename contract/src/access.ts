import { z } from 'zod';
import { addressChangeOutput } from './address-change.ts';
import { id, instant, isoDate, outcome } from './common.ts';
import { programSpending } from './connections.ts';

/** Kinds of credentials that grant access to an account or a part of it. */
export const entryKinds = [
  'session',
  'device',
  'passkey',
  'app',
  'recovery',
  'key',
  'application',
  'feed',
  'share',
] as const;
/** The kinds that `access` ends; factors end by their own calls, which ask for one. */
export const endableKinds = ['session', 'device', 'key', 'application', 'feed', 'share'] as const;

export const accessEntry = z
  .object({
    kind: z.enum(entryKinds),
    id: id.describe('Of its kind. An app and the recovery codes of an account have the id 1.'),
    name: z
      .string()
      .describe('As its owner or its application calls it, or its browser and system; empty: none.'),
    may: z
      .enum(['everything', 'write', 'read', 'prove', 'skip_factor', 'news', 'ruling'])
      .describe(
        'Everything; look up and save; look up; prove who you are; log in without the second factor; the news of an alert; one ruling.',
      ),
    made_at: isoDate,
    last_used_at: isoDate.nullable(),
    until: isoDate.nullable(),
    is_this: z.boolean().describe('The session that this request comes with.'),
  })
  .meta({ id: 'AccessEntry' });
export type AccessEntry = z.infer<typeof accessEntry>;

export const accessOutput = z.object({
  entries: z.array(accessEntry).describe('By kind, the latest use first.'),
  waiting: z.object({
    address_change: addressChangeOutput.shape.change,
    reset: isoDate.nullable().describe('When a reset by support takes effect.'),
  }),
  spending: programSpending,
});
export const endEntryInput = z.object({ kind: z.enum(endableKinds), id });
export const endEntriesInput = z.object({
  made_before: instant.optional().describe('Ends only what was made before this instant.'),
});
export const endEntriesOutput = outcome.extend({ ended: z.int() });
