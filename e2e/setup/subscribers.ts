import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { logIn, signUp, somebody, type Person } from './accounts.ts';
import { baseUrl } from './addresses.ts';
import { mailedLink } from './mail.ts';

export const planIds = {
  monthly: 'price_massima_monthly',
  yearly: 'price_massima_yearly',
  metered: 'price_massima_metered',
};
export type PlanId = keyof typeof planIds;

/** How a subscription stands. `past due` wants the clock: it becomes that when its trial has ended. */
export const standings = {
  trial: { plan: 'monthly', to: 'Annuale', elsewhere: 'metered' },
  active: { plan: 'monthly', to: 'Annuale', elsewhere: 'metered' },
  cancelled: { plan: 'monthly', to: 'Annuale', elsewhere: 'metered' },
  metered: { plan: 'metered', to: 'Annuale', elsewhere: 'monthly' },
  'past due': { plan: 'monthly', to: 'Annuale', elsewhere: 'yearly' },
} as const satisfies Record<string, { plan: PlanId; to: string; elsewhere: PlanId }>;
export type Standing = keyof typeof standings;

interface Account {
  id: number;
  token: string;
}

/** Verified by the documented call, which also logs in. */
async function verify(request: APIRequestContext, { email }: Person, mails: number): Promise<Account> {
  const [id, token] = (await mailedLink(request, email, 'verify', mails)).split('/').slice(-2);
  const answer = await request.put(`${baseUrl}/api/lawyers/${id}/verify`, {
    data: { token, hash: 'PC-journey' },
  });
  expect(answer.status()).toBe(200);
  return { id: Number(id), token: ((await answer.json()) as { token: string }).token };
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Somebody whose subscription stands so, signed in at its page. Whoever had an account before has no second trial. */
export async function subscriber(page: Page, standing: Standing): Promise<Person> {
  const { request } = page;
  const person = somebody();
  await signUp(request, { trial: false }, person);
  let account = await verify(request, person, 1);
  if (standing !== 'trial' && standing !== 'past due') {
    const gone = await request.delete(`${baseUrl}/api/lawyers/${account.id}`, bearer(account.token));
    expect(gone.status()).toBe(200);
    await signUp(request, { trial: false }, person);
    account = await verify(request, person, 2);
  }
  const path = `${baseUrl}/api/lawyers/${account.id}/subscriptions`;
  const bought = await request.post(path, {
    ...bearer(account.token),
    data: { planId: planIds[standings[standing].plan], paymentMethodId: 'pm_card_visa' },
  });
  const { success, subscription } = (await bought.json()) as {
    success: boolean;
    subscription: { id: string };
  };
  expect(success).toBe(true);
  const change =
    standing === 'cancelled'
      ? { cancel_at_period_end: true }
      : standing === 'past due'
        ? { default_payment_method: 'pm_card_chargeCustomerFail' }
        : null;
  if (change) {
    const changed = await request.put(`${path}/${subscription.id}`, {
      ...bearer(account.token),
      data: change,
    });
    expect(changed.status()).toBe(200);
  }
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('search')).toBeVisible();
  return person;
}

/** What another tab of the same browser asks of the server. */
export async function elsewhere(page: Page): Promise<{
  changePlan: (to: PlanId) => Promise<void>;
  invoices: () => Promise<{ status: string; amount_paid: number; plan: string | null }[]>;
}> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const me = (await (await page.request.get(`${baseUrl}/api/users/me`, { headers })).json()) as {
    id: number;
  };
  const own = `${baseUrl}/api/lawyers/${me.id}`;
  return {
    async changePlan(to) {
      const now = (await (await page.request.get(`${own}/subscription`, { headers })).json()) as {
        id: string;
        items: { data: { id: string }[] };
      };
      const answer = await page.request.put(`${own}/subscriptions/${now.id}/plan`, {
        headers,
        data: { planId: planIds[to], subscriptionItemId: now.items.data[0]!.id },
      });
      expect(await answer.json()).toMatchObject({ success: true });
    },
    async invoices() {
      const answer = await page.request.get(`${own}/invoices?limit=100`, { headers });
      return (
        (await answer.json()) as { data: { status: string; amount_paid: number; plan: string | null }[] }
      ).data;
    },
  };
}
