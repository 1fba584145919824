import type { folders as source } from '../it/folders.ts';

export const folders: Record<keyof typeof source, string> = {};
