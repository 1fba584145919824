import type { shell as source } from '../it/shell.ts';

export const shell: Record<keyof typeof source, string> = {};
