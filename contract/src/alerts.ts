import { z } from 'zod';
import { id, isoDate, outcome, requiredText, text, trimmedText } from './common.ts';
import { alertEvent } from './alert-event.ts';
import { citationsFollowedMax, citationsNameMax } from './constants.ts';
import { receipt } from './receipt.ts';
import { limited, query, resultId, searchFilters, searchResult } from './search.ts';

/** A question with everything that decides what is found. */
export const followedQuestion = z.object({
  query,
  filters: searchFilters.prefault({}),
  as_typed: z.boolean().default(false),
});
export type FollowedQuestion = z.infer<typeof followedQuestion>;

/** How often news are mailed; news of a time without mails wait, and are in the list until then. */
export const alertMails = z.enum(['daily', 'weekly', 'off']);

/** Citations of a text, as an alert stores them. */
export const followedCitations = z.object({
  provisions: z.array(z.object({ key: z.string(), label: z.string() })),
  rulings: z.array(
    z.object({
      ruling_id: z.string(),
      label: z.string(),
      withdrawn: z
        .literal(true)
        .optional()
        .describe('Its source has withdrawn it: the collection no longer has it.'),
    }),
  ),
});
export type FollowedCitations = z.infer<typeof followedCitations>;

export const alert = z
  .object({
    id,
    /** The question, or the citation of the ruling whose citations are followed. */
    label: z.string(),
    /** Null when a ruling is followed. */
    question: followedQuestion.nullable(),
    ruling_id: z.string().nullable(),
    citations: followedCitations
      .nullable()
      .describe('What a text cites, where that is followed; never the text.'),
    createdAt: isoDate,
    /** Number of matches of the last sixty days, and the time of the latest. */
    news: z.int(),
    last_found_at: isoDate.nullable(),
  })
  .meta({ id: 'Alert' });

export const listAlertsOutput = z.object({ alerts: z.array(alert), mails: alertMails, most: z.int() });

/**
 * Subject of an alert: a query; a ruling or its principle; an article by key, with its rulings,
 * versions and amendments; or the citations of a text, under a name.
 */
export const createAlertInput = z.union([
  z.object({ question: followedQuestion }),
  z.object({ id_new: resultId }),
  z.object({ provision: text(120) }),
  z.object({
    citations: z
      .array(text(200))
      .min(1)
      .max(citationsFollowedMax)
      .describe(
        'Keys of articles, and keys or ids of rulings, as `POST /citations` says them: of rulings those that the account may open.',
      ),
    name: requiredText(citationsNameMax),
  }),
]);
/** If an alert on the same subject exists, it is returned and none is created. */
export const createAlertOutput = outcome.extend({
  alert,
  not_followed: z
    .array(z.object({ key: z.string(), why: z.enum(['unknown', 'withdrawn']) }))
    .optional()
    .describe('Of `citations` those that can’t be followed; all others are.'),
  receipt,
});

export const alertById = z.object({ id });
export const renameAlertInput = z.object({ id, name: requiredText(citationsNameMax) });
export const alertNewsInput = z.object({
  id,
  limit: z.int().min(1).max(100).default(20),
  offset: z.int().min(0).max(10_000).default(0),
});
/** As they were when found, the latest first; opening their full text costs no query. */
export const alertNewsOutput = z.object({
  alert,
  news: z.array(z.object({ result: searchResult, foundAt: isoDate })),
  events: z
    .array(alertEvent)
    .describe(
      'What happened to the articles and rulings that are followed; `limit` and `offset` count both.',
    ),
  limited,
  receipt,
});
/** A feed bears the name that its owner gives it, or none: never the question. */
export const makeFeedInput = z.object({ id, name: trimmedText.max(100).default('') });
/** `url` is secret, and shown this once. */
export const makeFeedOutput = outcome.extend({ url: z.url() });
export const listFeedsOutput = z.object({
  feeds: z.array(z.object({ alert_id: id, name: z.string(), created_at: isoDate })),
});
export const alertSettings = z.object({ mails: alertMails });
export const stopAlertsInput = z.object({ token: text(200) });
