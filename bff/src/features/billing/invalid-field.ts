import { AppError } from '../../errors.ts';

/** A field of the request that names something that does not exist, or cannot be had. */
export const invalidField = (path: string) =>
  new AppError('validation_failed', { issues: [{ path, message: 'validation_failed' }] });
