import type { accounts as source } from '../it/accounts.ts';

export const accounts: Record<keyof typeof source, string> = {};
