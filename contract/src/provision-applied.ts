import { z } from 'zod';
import { perYear } from './citations.ts';
import { firstRulingYear } from './constants.ts';
import { provisionInput } from './provision.ts';
import { receipt } from './receipt.ts';
import { rulingHeading } from './ruling-heading.ts';

export const provisionAppliedInput = z.object({
  key: provisionInput.shape.key,
  comma: z
    .string()
    .regex(/^\d{1,4}[a-z]{0,20}$/, 'validation_failed')
    .optional()
    .describe('Only rulings that name this paragraph: `2`, `2bis`.'),
  year: z.int().min(firstRulingYear).max(9999).optional(),
  issuer: z
    .int()
    .min(1)
    .max(12)
    .optional()
    .describe('A kind of court, as a result’s `issuer_type_id` has it.'),
  since: z.iso
    .datetime('validation_failed')
    .optional()
    .describe('A moment such as that of the last visit: what the collection got since then is told apart.'),
});

const appliedGroup = z.object({
  /** Ruling of the highest court among equal principles, or else the newest. */
  ruling: rulingHeading,
  leading: z.boolean().describe('Of the United Sections or the Constitutional Court.'),
  alike: z
    .array(rulingHeading)
    .describe('Rulings with a principle in nearly the same words, the newest first.'),
});
export type AppliedGroup = z.infer<typeof appliedGroup>;

/** Rulings that apply an article, grouped by equal wording. Headings and counts only; free. */
export const provisionAppliedOutput = z.object({
  key: z.string(),
  total: z.int(),
  commi: z
    .array(
      z.object({ comma: z.string(), number: z.string().describe('As written: «2-bis».'), count: z.int() }),
    )
    .describe('How many name each paragraph, counted without that filter; so are the years and courts.'),
  years: perYear,
  authorities: z.array(z.object({ issuer_type_id: z.int(), document_emanante: z.string(), count: z.int() })),
  read: z.int().describe('How many rulings were compared: those of the highest courts, then the newest.'),
  groups: z.array(appliedGroup),
  fresh: z
    .object({ total: z.int(), rulings: z.array(rulingHeading) })
    .nullable()
    .describe(
      'Rulings that apply it and came into the collection after `since`, ten at most; null without one.',
    ),
  receipt,
});
export type ProvisionApplied = z.infer<typeof provisionAppliedOutput>;
