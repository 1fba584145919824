import type { z } from 'zod';
import { rulingFormat } from '../format.ts';
import type { Reader } from './reader.ts';

/** Reader for our own format, FORMAT.md. */
export const readJsonLine: Reader = (line) => {
  const value = parseJson(line);
  if (value === undefined) return { reason: 'not JSON' };
  const result = rulingFormat.safeParse(value);
  if (result.success) return { ruling: result.data, left: [] };
  const id = (value as { id?: unknown } | null)?.id;
  return { reason: firstIssue(result.error), id: typeof id === 'string' ? id : undefined };
};

export function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `${issue.path.join('.') || 'line'}: ${issue.message}` : 'not valid';
}
