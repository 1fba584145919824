import { AppError } from '../../errors.ts';
import { isDuplicate } from '../../models/duplicate.ts';

/** Two accounts never share an address: who comes second, also by a moment, gets `email_already_used`. */
export async function refuseTakenAddress<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('email_already_used', {}, { cause: error });
    throw error;
  }
}
