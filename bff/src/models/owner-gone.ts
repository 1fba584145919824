import { causesOf } from './causes.ts';

const withoutParent = 'ER_NO_REFERENCED_ROW_2';
/** The database names the reference, and the table that it is to. */
const toAccounts = /REFERENCES `users`/;

/** Whether the database refused a row because the account that it would belong to has been deleted. */
export function isOwnerGone(error: unknown): boolean {
  for (const cause of causesOf(error))
    if ('code' in cause && cause.code === withoutParent && toAccounts.test(cause.message)) return true;
  return false;
}
