import { readLines } from '../read-lines.ts';
import type { Records } from './record.ts';

/** Reads one record a line: our own format and similar ones. */
export const lines: Records = { of: readLines };
