import { accessOutput, endEntriesInput, endEntriesOutput, endEntryInput } from '../access.ts';
import { outcome } from '../common.ts';
import type { OperationTable } from '../operation.ts';

/**
 * Everything that grants access to the caller's own account. API keys and assistants cannot call
 * these operations.
 */
export const access = {
  list: {
    kind: 'query',
    rest: 'GET /users/access',
    access: 'user',
    effect: 'reads_own',
    summary:
      'All that can enter your account: sessions, devices, factors, keys, applications, feeds and links',
    output: accessOutput,
    beforeFactor: true,
  },
  end: {
    kind: 'mutation',
    rest: 'DELETE /users/access/{kind}/{id}',
    access: 'user',
    effect: 'closes',
    summary: 'End one of them, for good; this session ends by logging out, factors by their own calls',
    input: endEntryInput,
    output: outcome,
    beforeFactor: true,
  },
  endAll: {
    kind: 'mutation',
    rest: 'DELETE /users/access',
    access: 'user',
    effect: 'closes',
    summary: 'End all but this session and the factors, for good',
    input: endEntriesInput,
    output: endEntriesOutput,
    beforeFactor: true,
  },
} as const satisfies OperationTable;
