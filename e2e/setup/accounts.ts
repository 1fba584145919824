import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { baseUrl } from './addresses.ts';
import { mailedLink } from './mail.ts';

export interface Person {
  email: string;
  password: string;
}

interface TrialOptions {
  trial?: boolean;
  searches?: number;
}

let counter = 0;
/** Returns a person with an e-mail address and a domain that no other journey or run uses. */
export const newPerson = (): Person => ({
  email: `anna@journey-${Date.now()}-${process.pid}-${++counter}.example`,
  password: 'segreto lungo',
});

/**
 * Creates an unverified account by the documented call. With `trial` it can search for 14 days after
 * verification.
 */
export async function signUp(
  request: APIRequestContext,
  { trial = true, searches = 100 }: TrialOptions = {},
  person = newPerson(),
): Promise<Person> {
  const response = await request.post(`${baseUrl}/api/lawyers`, {
    data: {
      ...person,
      name: 'Anna',
      surname: 'Rossi',
      work_area: 'lawyer',
      price_type: 'regular',
      locale: 'it',
      ...(trial && { trial_days_count: 14, trial_queries_count: searches }),
    },
  });
  expect(response.status()).toBe(201);
  return person;
}

interface Verified {
  token: string;
  user: { id: number; type: string; is_verified: boolean; email: string };
}

/**
 * Enters the password in each proof prompt of this page. The server requires a proof from sessions
 * opened by a verification link, and from sessions whose proof has expired.
 */
export async function answerProofs(page: Page, { password }: Pick<Person, 'password'>): Promise<void> {
  const prompt = page.getByRole('alertdialog', { name: 'Conferma dell’identità' });
  const field = prompt.getByLabel('Password attuale');
  await page.addLocatorHandler(field, async () => {
    await field.fill(password);
    await prompt.getByRole('button', { name: 'Conferma', exact: true }).click();
  });
}

async function verify(request: APIRequestContext, { email }: Person): Promise<Verified> {
  const link = await mailedLink(request, email, 'verify');
  const [id, token] = link.split('/').slice(-2);
  const data = { token, hash: 'PC-journey' };
  const response = await request.put(`${baseUrl}/api/lawyers/${id}/verify`, { data });
  expect(response.status()).toBe(200);
  return (await response.json()) as Verified;
}

/** A verified account, without a browser. */
export async function verified(request: APIRequestContext, options?: TrialOptions): Promise<Person> {
  const person = await signUp(request, options);
  await verify(request, person);
  return person;
}

/**
 * A new account whose session the browser has, proven by the password as after a login. The journeys of newcomers follow the verification
 * link.
 */
export async function enter(page: Page, options?: TrialOptions): Promise<Person> {
  const person = await signUp(page.request, options);
  const session = await verify(page.request, person);
  const proven = await page.request.post(`${baseUrl}/api/users/login/proof`, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { password: person.password },
  });
  expect(proven.status()).toBe(200);
  await answerProofs(page, person);
  // The smallest page of the app's origin: what is stored there is the app's.
  await page.goto('/robots.txt');
  await page.evaluate(({ token, user: { id, type, is_verified, email } }) => {
    const account = { id, type, isVerified: is_verified, email, hasLicense: true };
    localStorage.setItem('massima.account', JSON.stringify(account));
    localStorage.setItem('massima.token', token);
  }, session);
  await page.goto('/');
  await expect(inside(page)).toBeVisible();
  return person;
}

const inside = (page: Page) =>
  page.getByRole('search').or(page.getByRole('heading', { name: 'Scegli un piano' }));

/** Opens a verification link and continues without the three seconds in which one could read that it worked. */
export async function follow(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText('L’indirizzo è stato verificato.').or(inside(page))).toBeVisible();
  await page.goto('/');
  await expect(inside(page)).toBeVisible();
}

/** Logs in by the form, wherever it is. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  const submit = page.getByRole('button', { name: 'Accedi', exact: true });
  // Other forms have a field of the same label: only this one has the button.
  await expect(submit).toBeVisible();
  await page.getByLabel('Indirizzo e-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await submit.click();
}
