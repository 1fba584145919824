import { outcome } from '../common.ts';
import {
  countQuestionsInput,
  historySettings,
  listQuestionsInput,
  listQuestionsOutput,
  questionById,
  removedOutput,
  restoreQuestionInput,
  restoreQuestionOutput,
} from '../history.ts';
import type { OperationTable } from '../operation.ts';
import { countOutput } from '../session.ts';

export const history = {
  count: {
    kind: 'query',
    rest: 'GET /questions/count',
    access: 'member',
    summary: 'How many of your own questions match',
    input: countQuestionsInput,
    output: countOutput,
  },
  list: {
    kind: 'query',
    rest: 'GET /questions',
    access: 'member',
    summary: 'Your own questions; nobody else can read them',
    input: listQuestionsInput,
    output: listQuestionsOutput,
  },
  remove: {
    kind: 'mutation',
    rest: 'DELETE /questions/{id}',
    access: 'member',
    summary: 'Delete one entry of your history',
    input: questionById,
    output: outcome,
  },
  restore: {
    kind: 'mutation',
    rest: 'POST /questions/restore',
    access: 'member',
    summary: 'Put a deleted entry back into your history; the server keeps no copy of it',
    input: restoreQuestionInput,
    output: restoreQuestionOutput,
  },
  removeAll: {
    kind: 'mutation',
    rest: 'DELETE /questions',
    access: 'member',
    summary: 'Delete your whole history',
    output: removedOutput,
  },
  settings: {
    kind: 'query',
    rest: 'GET /questions/settings',
    access: 'member',
    summary: 'Whether your history is paused',
    output: historySettings,
  },
  pause: {
    kind: 'mutation',
    rest: 'PUT /questions/settings',
    access: 'member',
    summary: 'Pause or resume your history',
    input: historySettings,
    output: historySettings,
  },
} as const satisfies OperationTable;
