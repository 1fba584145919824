import type { billing as source } from '../it/billing.ts';

export const billing: Record<keyof typeof source, string> = {};
