import type { signup as source } from '../it/signup.ts';

export const signup: Record<keyof typeof source, string> = {};
