import { outcome } from '../common.ts';
import {
  allowSpendingInput,
  allowSpendingOutput,
  connectionById,
  consentRequestById,
  consentRequestOutput,
  createKeyInput,
  createKeyOutput,
  decideInput,
  decideOutput,
  endAllOutput,
  listConnectionsOutput,
} from '../connections.ts';
import type { OperationTable } from '../operation.ts';

export const connections = {
  list: {
    kind: 'query',
    rest: 'GET /connections',
    access: 'member',
    summary: 'The keys of your account that are valid',
    output: listConnectionsOutput,
  },
  createKey: {
    kind: 'mutation',
    rest: 'POST /connections/keys',
    access: 'member',
    summary: 'Make a key for a program of yours; it is shown this once. Administrators make none',
    input: createKeyInput,
    output: createKeyOutput,
    failsInline: true,
  },
  allowSpending: {
    kind: 'mutation',
    rest: 'PUT /connections/spending',
    access: 'member',
    summary: 'Say how much programs may spend in a month past what your plan includes; 0 at first',
    input: allowSpendingInput,
    output: allowSpendingOutput,
    failsInline: true,
  },
  request: {
    kind: 'query',
    rest: 'GET /connections/requests/{id}',
    access: 'member',
    summary: 'What an application asks of you that wants to come in with your account',
    input: consentRequestById,
    output: consentRequestOutput,
  },
  decide: {
    kind: 'mutation',
    rest: 'POST /connections/requests/{id}',
    access: 'member',
    summary: 'Let an application in, or not; needs the cookie that its request set in this browser',
    input: decideInput,
    output: decideOutput,
  },
  end: {
    kind: 'mutation',
    rest: 'DELETE /connections/{id}',
    access: 'member',
    summary: 'End a key, for good',
    input: connectionById,
    output: outcome,
  },
  endAll: {
    kind: 'mutation',
    rest: 'DELETE /connections',
    access: 'member',
    summary: 'End all keys of your account, for good',
    output: endAllOutput,
  },
} as const satisfies OperationTable;
