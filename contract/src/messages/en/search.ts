import type { search as source } from '../it/search.ts';

export const search: Record<keyof typeof source, string> = {};
