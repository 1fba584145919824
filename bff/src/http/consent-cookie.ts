import { consentMs } from '../features/oauth/index.ts';

const name = '__Host-massima-connect';

/**
 * The application's only cookie. For ten minutes it binds an authorisation decision to the browser
 * that requested it. It grants no access by itself.
 */
export const consentCookie = {
  write: (value: string): string =>
    `${name}=${value}; Path=/; Max-Age=${consentMs / 1000}; Secure; HttpOnly; SameSite=Lax`,
  read: (header: string): string | null =>
    header
      .split(';')
      .map((cookie) => cookie.trim())
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? null,
};
