import type Koa from 'koa';
import { AppError } from '../../errors.ts';

/** Two `Host` headers name two sites: a proxy may go by one of them and we by the other (RFC 9112, section 3.2: 400). */
export const oneHost: Koa.Middleware = ({ req }, next) => {
  const names = req.rawHeaders.filter((_, i) => i % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
    throw new AppError('validation_failed');
  return next();
};
