import type Koa from 'koa';
import { AppError } from '../../errors.ts';

/**
 * Rejects a request with two `Host` headers, because a proxy may use the first and this server the
 * second (RFC 9112, section 3.2: 400).
 */
export const requireHost: Koa.Middleware = ({ req }, next) => {
  const names = req.rawHeaders.filter((_, i) => i % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
    throw new AppError('validation_failed');
  return next();
};
