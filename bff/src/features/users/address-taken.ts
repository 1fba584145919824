import { AppError } from '../../errors.ts';
import { isDuplicate } from '../../models/duplicate.ts';

/**
 * Runs an insert or update of an address.
 * @throws AppError `email_already_used` if the address belongs to another account, even one
 *   created concurrently
 */
export async function refuseTakenAddress<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('email_already_used', {}, { cause: error });
    throw error;
  }
}
