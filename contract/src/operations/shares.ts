import { outcome } from '../common.ts';
import type { OperationTable } from '../operation.ts';
import {
  createShareInput,
  createShareOutput,
  listSharesOutput,
  openShareInput,
  openShareOutput,
  shareById,
} from '../shares.ts';

export const shares = {
  list: {
    kind: 'query',
    rest: 'GET /shares',
    access: 'member',
    effect: 'reads_own',
    summary: 'The rulings that you show by a link; the links themselves are not told again',
    output: listSharesOutput,
  },
  create: {
    kind: 'mutation',
    rest: 'POST /shares',
    access: 'member',
    effect: 'writes_own',
    sends: 'collection',
    summary: 'A link that shows one ruling for thirty days without a login; twenty in thirty days',
    input: createShareInput,
    output: createShareOutput,
  },
  end: {
    kind: 'mutation',
    rest: 'DELETE /shares/{id}',
    access: 'member',
    effect: 'closes',
    summary: 'End a link',
    input: shareById,
    output: outcome,
  },
  open: {
    kind: 'query',
    rest: 'GET /shares/public/{token}',
    access: 'public',
    effect: 'public',
    sends: 'shared',
    secretAddress: true,
    summary: 'What a link shows; `share_expired` for one that has ended or never was',
    input: openShareInput,
    output: openShareOutput,
  },
} as const satisfies OperationTable;
