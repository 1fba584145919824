import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enter, logIn } from './setup/accounts.ts';
import { paymentsUrl } from './setup/addresses.ts';
import { cards, fillCard } from './setup/card.ts';
import { checkAppearance } from './setup/check-appearance.ts';
import { passDays } from './setup/pass-days.ts';
import { expect, test } from './setup/test.ts';

// Logs in as the administrator, who can use only one device, so this file runs serially, like the
// files that move the clock.

const documents = (page: Page) => page.getByRole('list', { name: 'Fatture elettroniche' });

async function download(page: Page, name: RegExp): Promise<string> {
  const saved = page.waitForEvent('download');
  await documents(page).getByRole('button', { name }).first().click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^IT00743110157_[\dA-Z]{5}\.xml$/);
  return readFile(await file.path(), 'utf8');
}

/** Returns the text of the first matching element. */
const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** Refunds ten euros of a customer's latest payment, as the operator does at the card provider. */
async function refund(page: Page, customer: string): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_sandbox' };
  const { request } = page;
  const charges = await request.get(`${paymentsUrl}/v1/charges`, { headers, params: { customer } });
  const [{ id: charge }] = ((await charges.json()) as { data: [{ id: string }] }).data;
  const response = await request.post(`${paymentsUrl}/v1/refunds`, {
    headers,
    form: { charge, amount: 1000 },
  });
  expect(response.status()).toBe(200);
}

test('a requested invoice is paid, downloaded, rejected and reissued, and a refund is credited', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await enter(page, { trial: false });
  await page.getByRole('radio', { name: /Mensile/ }).check();
  await page.locator('summary').filter({ hasText: 'Dati di fatturazione' }).click();
  await page.getByRole('radio', { name: 'Fattura', exact: true }).check();
  await page.getByLabel('Indirizzo', { exact: true }).fill('Via Roma 1');
  await page.getByLabel('CAP').fill('00184');
  await page.getByLabel('Città').fill('Roma');
  await page.getByLabel('Provincia').fill('RM');
  await page.getByLabel('Partita IVA').fill('00743110157');
  await page.getByLabel('Codice destinatario o PEC').fill('studio@pec.it');
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Inizia la prova' }).click();
  await expect(page.getByRole('search')).toBeVisible({ timeout: 40_000 });

  // A trial has nothing to invoice; its end is invoiced.
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'Fatture', exact: true })).toBeVisible();
  await expect(documents(page)).toHaveCount(0);
  await passDays(page.request, 15);
  await expect(async () => {
    await page.reload();
    await expect(documents(page).getByRole('listitem')).toHaveCount(1, { timeout: 3000 });
  }).toPass();
  const [, number = ''] = /Fattura (M\d+\/\d{4})/.exec(await documents(page).innerText()) ?? [];
  await expect(documents(page)).toContainText('39,20');
  await checkAppearance(page);
  const first = await download(page, /Scarica/);
  expect(textOf(first, 'TipoDocumento')).toBe('TD01');
  expect(textOf(first, 'Numero')).toBe(number);
  expect(textOf(first, 'ImportoTotaleDocumento')).toBe('39.20');
  expect(textOf(first, 'ImponibileImporto')).toBe('32.13');
  expect(textOf(first, 'Imposta')).toBe('7.07');
  expect(textOf(first, 'PECDestinatario')).toBe('studio@pec.it');

  const headers = {
    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('massima.token'))}`,
  };
  const me = (await (await page.request.get('/api/users/me', { headers })).json()) as { customerid: string };
  const office = await (await browser.newContext()).newPage();
  await test.step('an administrator marks it as rejected, and it is reissued with a new number', async () => {
    await office.goto('/login');
    await logIn(office, { email: 'admin@example.com', password: 'massima-demo' });
    await expect(office.getByRole('heading', { name: 'Utenti' })).toBeVisible();
    await office.goto(`/adminpage?q=${person.email}`);
    await office.getByRole('link', { name: 'Modifica Anna Rossi' }).click();
    await documents(office)
      .getByRole('button', { name: `Emetti di nuovo: Fattura ${number}` })
      .click();
    const dialog = office.getByRole('dialog', { name: 'Emetti di nuovo' });
    await dialog.getByRole('textbox', { name: 'Motivo dello scarto' }).fill('00417 – partita IVA errata.');
    await dialog.getByRole('button', { name: 'Emetti di nuovo' }).click();
    await expect(documents(office).getByRole('listitem')).toHaveCount(2);
    await checkAppearance(office);
  });

  await refund(page, me.customerid);
  await expect(async () => {
    await page.reload();
    await expect(documents(page).getByText(/^Nota di credito M/)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(documents(page).getByRole('listitem')).toHaveCount(3);
  const credit = await download(page, /Nota di credito/);
  expect(textOf(credit, 'TipoDocumento')).toBe('TD04');
  expect(textOf(credit, 'Numero')).not.toBe(number);
  expect(textOf(credit, 'IdDocumento')).toBe(number);
  expect(textOf(credit, 'ImportoTotaleDocumento')).toBe('10.00');
});
