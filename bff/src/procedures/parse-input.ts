import { errorKinds, isErrorKey, type ErrorKey } from '@massima/contract/errors';
import { isFieldKey, type IssueKey } from '@massima/contract/message-keys';
import type { z } from 'zod';
import { AppError } from '../errors.ts';

type Issue = z.core.$ZodIssue;

/** A schema's own message (`wrong_email_format`) applies only if the field is present. */
function messageOf({ input, message }: Issue): IssueKey {
  if (input === undefined) return 'missing_parameters';
  return isErrorKey(message) || isFieldKey(message) ? message : 'validation_failed';
}

/** Returns the issues of the union option that lacks the fewest fields. */
function ofNearestOption(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const lacking = (option: readonly Issue[]) => option.filter(({ input }) => input === undefined).length;
  const [nearest = []] = issue.errors.toSorted((a, b) => lacking(a) - lacking(b) || a.length - b.length);
  return nearest.map((nestedIssue) => ({ ...nestedIssue, path: [...issue.path, ...nestedIssue.path] }));
}

/**
 * Parses the input of an operation.
 *
 * Synchronous, because zod does not use its compiled path in the asynchronous parser that tRPC
 * prefers.
 * @throws AppError `missing_parameters` for absent fields; `validation_failed` or the schema's own
 *   key for wrong fields, with the issues by field
 */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  // `reportInput` distinguishes absent from wrong fields.
  const parsed = schema.safeParse(raw === undefined ? {} : raw, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.flatMap(ofNearestOption).map((issue) => ({
    path: issue.path.join('.'),
    message: messageOf(issue),
  }));
  throw new AppError(keyOf(issues.map(({ message }) => message)), { issues });
}

/**
 * Returns the key that all issues share if it is a `BAD_REQUEST` error, otherwise
 * `validation_failed`.
 */
function keyOf([first, ...rest]: IssueKey[]): ErrorKey {
  const isShared = isErrorKey(first) && rest.every((message) => message === first);
  return isShared && errorKinds[first] === 'BAD_REQUEST' ? first : 'validation_failed';
}

/**
 * Returns the input unchanged.
 * @throws AppError `payload_too_large` if its JSON exceeds `maxBytes`
 */
export function boundedInput(raw: unknown, maxBytes: number | undefined): unknown {
  if (maxBytes !== undefined && Buffer.byteLength(JSON.stringify(raw ?? null)) > maxBytes)
    throw new AppError('payload_too_large');
  return raw;
}
