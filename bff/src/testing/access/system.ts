import { crashSample } from '../factories/crash.ts';
import { adminOnly, anybody, type AccessRow } from './row.ts';

export const rows: AccessRow[] = [
  { operation: 'system.config', ...anybody },
  { operation: 'system.reportCrash', input: () => crashSample, ...anybody },
  { operation: 'system.collection', ...adminOnly },
];
