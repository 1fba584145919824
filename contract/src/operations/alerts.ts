import {
  alertById,
  alertNewsInput,
  alertNewsOutput,
  alertSettings,
  createAlertInput,
  createAlertOutput,
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
      'Follow a question, the rulings that cite a ruling, or those that apply an article of law; costs no query',
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
