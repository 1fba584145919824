import { z } from 'zod';
import { perYear } from './citations.ts';
import { text } from './common.ts';
import { officialText } from './official-text.ts';
import { provisionFate } from './provision-fate.ts';
import { receipt } from './receipt.ts';
import { rulingHeading } from './ruling-heading.ts';

const longestKey = 120;

export const provisionInput = z.object({
  key: text(longestKey).describe(
    'As the index has it: `cc:2051`, `cpp1930:23`, `l:1999:9991:3bis`; `l:1990:241` is an act as a whole.',
  ),
  on: z.iso
    .date('validation_failed')
    .optional()
    .describe('The day whose text is wanted, such as that of a ruling; today where none is given.'),
});

const neighbour = z.object({ key: z.string(), label: z.string(), rubric: z.string() });
export type ProvisionNeighbour = z.infer<typeof neighbour>;

/** An article on a day: text, amendments and applying rulings. Free. */
export const provisionOutput = z.object({
  key: z.string(),
  label: z.string().describe('As cited: «art. 2051 c.c.».'),
  act: z.string().describe('The name of the act: its title where it was loaded.'),
  rubric: z.string().describe('Empty where the article has none, or was not loaded.'),
  text: z
    .string()
    .nullable()
    .describe('The text of that day; null where no act was loaded, or none of its texts is of that day.'),
  commi: z
    .array(
      z.object({
        number: z.string().describe('As written: «1», «2-bis».'),
        start: z.int(),
        end: z.int(),
      }),
    )
    .describe('Its paragraphs: places in `text`, from 0, end exclusive.'),
  on: z.iso.date(),
  versions: z
    .array(z.object({ from: z.iso.date(), to: z.iso.date().nullable().describe('Null where in force.') }))
    .describe('The texts that were loaded, the latest first.'),
  source: z.string().nullable(),
  licence: z.string().nullable(),
  credit: z.string().nullable(),
  fictional: z.boolean().describe('Of an act that was written for a demonstration.'),
  fate: z.array(provisionFate).describe('The latest first.'),
  replaced: z
    .object({ by: z.string(), since: z.iso.date() })
    .nullable()
    .describe('Of an act that a later one of the same name has replaced.'),
  official: officialText,
  previous: neighbour.nullable(),
  next: neighbour.nullable().describe('Of an act as a whole its first article, where it was loaded.'),
  applied: z.object({
    total: z.int(),
    years: perYear,
    authorities: z.array(
      z.object({ issuer_type_id: z.int(), document_emanante: z.string(), count: z.int() }),
    ),
    leading: z
      .array(rulingHeading)
      .describe(
        'Twenty at most: those of the United Sections and the Constitutional Court first, then the newest of the others. Without principles.',
      ),
  }),
  receipt,
});
export type Provision = z.infer<typeof provisionOutput>;
