import { anybody, type AccessRow } from './row.ts';

export const rows: AccessRow[] = [{ operation: 'system.config', ...anybody }];
