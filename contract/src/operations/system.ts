import type { OperationTable } from '../operation.ts';
import { publicConfig } from '../system.ts';

export const system = {
  config: {
    kind: 'query',
    rest: 'GET /config',
    access: 'public',
    summary: 'What the web app must know before anybody signs in',
    output: publicConfig,
  },
} as const satisfies OperationTable;
