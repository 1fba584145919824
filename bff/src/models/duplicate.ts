import { causesOf } from './causes.ts';

const duplicate = 'ER_DUP_ENTRY';

/** Whether the database rejected a row because its key exists. */
export function isDuplicate(error: unknown): boolean {
  for (const cause of causesOf(error)) if ('code' in cause && cause.code === duplicate) return true;
  return false;
}
