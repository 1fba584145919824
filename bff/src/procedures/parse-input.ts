import { errorKinds, isErrorKey, type ErrorKey } from '@massima/contract/errors';
import { isFieldKey, type IssueKey } from '@massima/contract/message-keys';
import type { z } from 'zod';
import { AppError } from '../errors.ts';

type Issue = z.core.$ZodIssue;

/** What a schema says of a field in a separate key (`wrong_email_format`) counts for a field that is there. */
function messageOf({ input, message }: Issue): IssueKey {
  if (input === undefined) return 'missing_parameters';
  return isErrorKey(message) || isFieldKey(message) ? message : 'validation_failed';
}

/** For an input that fits none of several options: the issues of the option that lacks the fewest of its fields. */
function ofNearestOption(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const lacking = (option: readonly Issue[]) => option.filter(({ input }) => input === undefined).length;
  const [nearest = []] = issue.errors.toSorted((a, b) => lacking(a) - lacking(b) || a.length - b.length);
  return nearest.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}

/**
 * A call's input as its operation takes it. Throws `missing_parameters` for fields that are absent, `validation_failed`
 * or the schema's own key for those that are there and wrong, with the issues field by field.
 *
 * Parsed synchronously: for the asynchronous parser, which tRPC prefers, zod leaves its compiled path.
 */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  // Whether a field is absent or wrong is known by what zod found there, which it reports only when asked to.
  const parsed = schema.safeParse(raw === undefined ? {} : raw, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.flatMap(ofNearestOption).map((issue) => ({
    path: issue.path.join('.'),
    message: messageOf(issue),
  }));
  throw new AppError(keyOf(issues.map(({ message }) => message)), { issues });
}

/** The one key of all issues, where that is a refusal of the input by itself. */
function keyOf([first, ...others]: IssueKey[]): ErrorKey {
  const isShared = isErrorKey(first) && others.every((message) => message === first);
  return isShared && errorKinds[first] === 'BAD_REQUEST' ? first : 'validation_failed';
}

/** The same, where it is not longer than it may be. */
export function boundedInput(raw: unknown, maxBytes: number | undefined): unknown {
  if (maxBytes !== undefined && Buffer.byteLength(JSON.stringify(raw ?? null)) > maxBytes)
    throw new AppError('payload_too_large');
  return raw;
}
