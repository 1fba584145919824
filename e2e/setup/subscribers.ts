import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerProofs, logIn, newPerson, type Person, signUp } from './accounts.ts';
import { baseUrl } from './addresses.ts';
import { mailedLink } from './mail.ts';

const planIds = {
  monthly: 'price_massima_monthly',
  yearly: 'price_massima_yearly',
  metered: 'price_massima_metered',
};
type PlanId = keyof typeof planIds;

interface Invoice {
  id: string;
  status: string;
  amount_paid: number;
}
export interface OtherTab {
  changePlan: (to: PlanId) => Promise<void>;
  payWith: (card: string) => Promise<void>;
  payInvoice: () => Promise<void>;
  invoices: () => Promise<Invoice[]>;
}

/**
 * State of a subscription, the plan it changes to, and the event in another tab in the meantime.
 */
export const standings = {
  trial: { plan: 'monthly', to: 'Annuale', meanwhile: (tab: OtherTab) => tab.changePlan('metered') },
  active: { plan: 'monthly', to: 'Annuale', meanwhile: (tab: OtherTab) => tab.changePlan('metered') },
  cancelled: { plan: 'monthly', to: 'Annuale', meanwhile: (tab: OtherTab) => tab.changePlan('metered') },
  metered: { plan: 'metered', to: 'Annuale', meanwhile: (tab: OtherTab) => tab.changePlan('monthly') },
  /** Requires a moved clock, because it becomes overdue after its trial. */
  'past due': { plan: 'monthly', to: 'Annuale', meanwhile: (tab: OtherTab) => tab.payInvoice() },
} as const satisfies Record<
  string,
  { plan: PlanId; to: string; meanwhile: (tab: OtherTab) => Promise<void> }
>;
export type Standing = keyof typeof standings;

/** Each call proves who asks: the session may come from a link, or be older than the clock allows. */
const { password } = newPerson();

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Verified by the documented call, which also logs in. */
async function verify(request: APIRequestContext, { email }: Person, mails: number) {
  const [id, token] = (await mailedLink(request, email, 'verify', mails)).split('/').slice(-2);
  const response = await request.put(`${baseUrl}/api/lawyers/${id}/verify`, {
    data: { token, hash: 'PC-journey' },
  });
  expect(response.status()).toBe(200);
  const { token: session } = (await response.json()) as { token: string };
  return { id: Number(id), token: session };
}

/** A person whose subscription is in this state, signed in. One who had an account before has no second trial. */
export async function subscriber(page: Page, standing: Standing): Promise<void> {
  const { request } = page;
  const person = newPerson();
  await signUp(request, { trial: false }, person);
  let account = await verify(request, person, 1);
  if (standing !== 'trial' && standing !== 'past due') {
    const removal = await request.delete(`${baseUrl}/api/lawyers/${account.id}`, {
      ...bearer(account.token),
      data: { password },
    });
    expect(removal.status()).toBe(200);
    await signUp(request, { trial: false }, person);
    account = await verify(request, person, 2);
  }
  const path = `${baseUrl}/api/lawyers/${account.id}/subscriptions`;
  const { plan } = standings[standing];
  const bought = await request.post(path, {
    ...bearer(account.token),
    data: { planId: planIds[plan], paymentMethodId: 'pm_card_visa', password },
  });
  const purchase = (await bought.json()) as { success: boolean; subscription: { id: string } };
  expect(purchase.success).toBe(true);
  const change = {
    cancelled: { cancel_at_period_end: true },
    'past due': { default_payment_method: 'pm_card_chargeCustomerFail' },
    trial: null,
    active: null,
    metered: null,
  }[standing];
  if (change) {
    const changed = await request.put(`${path}/${purchase.subscription.id}`, {
      ...bearer(account.token),
      data: change,
    });
    expect(changed.status()).toBe(200);
  }
  await answerProofs(page, person);
  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('search')).toBeVisible();
}

/** Returns the requests of another tab in the same browser. */
export async function otherTab(page: Page): Promise<OtherTab> {
  const { request } = page;
  const requestOptions = bearer(await page.evaluate(() => localStorage.getItem('massima.token') ?? ''));
  const me = (await (await request.get(`${baseUrl}/api/users/me`, requestOptions)).json()) as { id: number };
  const path = `${baseUrl}/api/lawyers/${me.id}`;
  const subscription = async () =>
    (await (await request.get(`${path}/subscription`, requestOptions)).json()) as {
      id: string;
      items: { data: { id: string }[] };
    };
  const invoices = async () =>
    ((await (await request.get(`${path}/invoices?limit=100`, requestOptions)).json()) as { data: Invoice[] })
      .data;
  return {
    invoices,
    async changePlan(to) {
      const { id, items } = await subscription();
      const data = { planId: planIds[to], subscriptionItemId: items.data[0]?.id, password };
      const response = await request.put(`${path}/subscriptions/${id}/plan`, { ...requestOptions, data });
      expect(await response.json()).toMatchObject({ success: true });
    },
    async payWith(card) {
      const { id } = await subscription();
      const data = { default_payment_method: card, password };
      const response = await request.put(`${path}/subscriptions/${id}`, { ...requestOptions, data });
      expect(response.status()).toBe(200);
    },
    async payInvoice() {
      const open = (await invoices()).find(({ status }) => status === 'open');
      const response = await request.post(`${path}/invoices/${open?.id}/pay`, {
        ...requestOptions,
        data: { password },
      });
      expect(await response.json()).toMatchObject({ success: true });
    },
  };
}
