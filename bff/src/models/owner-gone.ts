import { causesOf } from './causes.ts';

const withoutParent = 'ER_NO_REFERENCED_ROW_2';
/** The database's error names the constraint with the referenced table. */
const toAccounts = /REFERENCES `users`/;

/** Whether the database rejected a row because its account has been deleted. */
export function isOwnerGone(error: unknown): boolean {
  for (const cause of causesOf(error))
    if ('code' in cause && cause.code === withoutParent && toAccounts.test(cause.message)) return true;
  return false;
}
