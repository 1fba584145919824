import { z } from 'zod';
import { isoDate } from './common.ts';
import { rulingHeading } from './ruling-heading.ts';

/** An event of a followed article or ruling, as stored. */
export const followedEvent = z.object({
  what: z
    .enum([
      'unconstitutional',
      'repealed',
      'interpreted',
      'version',
      'withdrawn',
      'contrary',
      'united_sections',
    ])
    .describe(
      'Of an article: it was struck, repealed or interpreted, or has another text. Of a ruling: its source has withdrawn it, a publisher ' +
        'names a ruling that says the contrary, or the United Sections cite it.',
    ),
  label: z.string().describe('The article or ruling that is followed, as cited.'),
  key: z.string().nullable().describe('Of the article, as `GET /provisions/{key}` takes it.'),
  in_part: z.boolean().describe('Only a part of the article, or only as far as the words say.'),
  by: z.string().describe('The ruling or act that says it, as cited; empty where none does.'),
  date: z.iso.date().nullable().describe('Of that; of another text the first day on which it is in force.'),
  ruling: rulingHeading.nullable().describe('That ruling, where the collection has it.'),
});
export type FollowedEvent = z.infer<typeof followedEvent>;

/** Message key of an event. Part of an article has its own message. */
export const eventKey = ({ what, in_part }: Pick<FollowedEvent, 'what' | 'in_part'>) =>
  in_part && (what === 'unconstitutional' || what === 'repealed')
    ? (`alert_event.${what}_part` as const)
    : (`alert_event.${what}` as const);

export const alertEvent = followedEvent.extend({
  id: z.string().describe('Where the links of mails and feeds lead to.'),
  words: z
    .string()
    .nullable()
    .describe('The words that say what became of the article; null where they are not there.'),
  foundAt: isoDate,
});
export type AlertEvent = z.infer<typeof alertEvent>;
