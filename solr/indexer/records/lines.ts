import { readLines } from '../read-lines.ts';
import type { Records } from './record.ts';

/** One record a line: our own format, and what is published like it. */
export const lines: Records = { of: readLines };
