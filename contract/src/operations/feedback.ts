import { outcome } from '../common.ts';
import {
  feedbackOfInput,
  feedbackOfOutput,
  feedbacksInput,
  feedbacksOutput,
  saveFeedbackInput,
} from '../feedback.ts';
import type { OperationTable } from '../operation.ts';

export const feedback = {
  save: {
    kind: 'mutation',
    rest: 'POST /feedbacks',
    access: 'member',
    effect: 'writes_own',
    summary: 'Rate a result; a later rating replaces an earlier one',
    input: saveFeedbackInput,
    output: outcome,
    failsInline: true,
  },
  remove: {
    kind: 'mutation',
    rest: 'DELETE /feedbacks',
    access: 'member',
    effect: 'writes_own',
    summary: 'Withdraw a rating',
    input: feedbackOfInput,
    output: outcome,
  },
  of: {
    kind: 'query',
    rest: 'GET /feedbacks',
    access: 'member',
    effect: 'reads_own',
    summary: 'The rating of one result; empty where there is none',
    input: feedbackOfInput,
    output: feedbackOfOutput,
  },
  many: {
    kind: 'query',
    rest: 'POST /feedbacks/search',
    restQuery: ['user'],
    access: 'member',
    effect: 'reads_own',
    summary: 'The ratings of several results',
    input: feedbacksInput,
    output: feedbacksOutput,
  },
} as const satisfies OperationTable;
