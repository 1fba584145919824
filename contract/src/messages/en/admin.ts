import type { admin as source } from '../it/admin.ts';

export const admin: Record<keyof typeof source, string> = {};
