import { consentMs } from '../features/oauth/index.ts';

const name = '__Host-massima-connect';

/**
 * The one cookie there is: for ten minutes it says that a decision is made in the browser in which it was requested. It opens nothing
 * by itself.
 */
export const consentCookie = {
  write: (value: string): string =>
    `${name}=${value}; Path=/; Max-Age=${consentMs / 1000}; Secure; HttpOnly; SameSite=Lax`,
  read: (header: string): string | null =>
    header
      .split(';')
      .map((one) => one.trim())
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null,
};
