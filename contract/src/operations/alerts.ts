import {
  alertById,
  alertNewsInput,
  alertNewsOutput,
  alertSettings,
  createAlertInput,
  createAlertOutput,
  listFeedsOutput,
  makeFeedInput,
  makeFeedOutput,
  listAlertsOutput,
  stopAlertsInput,
} from '../alerts.ts';
import { outcome } from '../common.ts';
import type { OperationTable } from '../operation.ts';

export const alerts = {
  list: {
    kind: 'query',
    rest: 'GET /alerts',
    access: 'member',
    scope: 'read',
    summary: 'What you follow; nobody else can read it',
    output: listAlertsOutput,
  },
  create: {
    kind: 'mutation',
    rest: 'POST /alerts',
    access: 'member',
    scope: 'write',
    sends: 'collection',
    summary:
      'Follow a question, the rulings that cite a ruling, an article of law, or all that a text cites; costs no query',
    input: createAlertInput,
    output: createAlertOutput,
  },
  remove: {
    kind: 'mutation',
    rest: 'DELETE /alerts/{id}',
    access: 'member',
    summary: 'Follow something no longer',
    input: alertById,
    output: outcome,
  },
  news: {
    kind: 'query',
    rest: 'GET /alerts/{id}/news',
    access: 'member',
    scope: 'read',
    sends: 'collection',
    summary: 'What was found for one alert within the last sixty days; costs no query',
    input: alertNewsInput,
    output: alertNewsOutput,
  },
  feeds: {
    kind: 'query',
    rest: 'GET /alerts/feeds',
    access: 'member',
    summary: 'Which of your alerts have a feed; their addresses are not told again',
    output: listFeedsOutput,
  },
  makeFeed: {
    kind: 'mutation',
    rest: 'POST /alerts/{id}/feed',
    access: 'member',
    summary:
      'A secret address at which a program reads what is new for an alert, as Atom; the one before ends',
    input: makeFeedInput,
    output: makeFeedOutput,
  },
  endFeed: {
    kind: 'mutation',
    rest: 'DELETE /alerts/{id}/feed',
    access: 'member',
    summary: 'End the feed of an alert',
    input: alertById,
    output: outcome,
  },
  settings: {
    kind: 'mutation',
    rest: 'PUT /alerts/settings',
    access: 'member',
    summary: 'How often news of your alerts are mailed',
    input: alertSettings,
    output: alertSettings,
  },
  stop: {
    kind: 'mutation',
    rest: 'POST /alerts/stop',
    access: 'public',
    summary:
      'Stop the mails of alerts with the link that each of them carries; may be called again without harm',
    input: stopAlertsInput,
    output: outcome,
  },
} as const satisfies OperationTable;
