import type { z } from 'zod';
import type { serializedResult } from '@massima/contract/folders';
import { AppError } from '../../errors.ts';

/** A result as it is stored: an object's JSON, without the full text, which the server can fetch again. */
export function serializeResult(given: z.infer<typeof serializedResult>): string {
  const result = typeof given === 'string' ? parse(given) : given;
  const document = isRecord(result['document']) ? result['document'] : undefined;
  return JSON.stringify({ ...result, document: { ...document, ruling_full_text: null } });
}

function parse(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) return parsed;
  } catch {
    // falls through: not JSON is not a result
  }
  throw new AppError('validation_failed', { issues: [{ path: 'result', message: 'validation_failed' }] });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
