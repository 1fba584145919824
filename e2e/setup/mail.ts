import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { mailUrl } from './addresses.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Returns the mails to an address, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  return (await (await request.get(`${mailUrl}/email`, { params: { to: email } })).json()) as Mail[];
}

/** Returns the path of the link in the newest mail to an address; waits for mail number `count`. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  path: 'verify' | 'restore' | 'undo',
  count = 1,
): Promise<string> {
  const links = async () =>
    (await mailsTo(request, email)).flatMap(
      ({ text }) => new RegExp(`https?://\\S+(/users/${path}/\\S+)`).exec(text)?.[1] ?? [],
    );
  await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  return (await links())[0] ?? '';
}
