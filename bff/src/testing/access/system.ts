import { adminOnly, anybody, type AccessRow } from './row.ts';

export const rows: AccessRow[] = [
  { operation: 'system.config', ...anybody },
  { operation: 'system.collection', ...adminOnly },
];
