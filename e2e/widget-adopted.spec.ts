import type { Page } from '@playwright/test';
import { baseUrl, partnerUrl } from './setup/addresses.ts';
import { expect, test } from './setup/test.ts';
import { fillIn, frameIn, freshEmail, openPartner, eventsOf, shiftsOf } from './setup/widget-page.ts';

/** Frame contained in the embed code, which the loader adopts unchanged. */
const container = '[data-massima]:not([data-mode])';
const buttonName = 'Crea l’account';
const address = `${baseUrl}/registration_embedded?*`;
const loader = `${baseUrl}/widget/loader.js`;

const typesOf = async (page: Page) =>
  (await eventsOf(page)).map(({ type }) => type).filter((type) => type !== 'resized');
const loadsOf = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/registration_embedded')) loads.push(request.url());
  });
  return loads;
};
const heightOf = (page: Page) => page.locator(`${container} iframe`).evaluate((frame) => frame.style.height);

/** `delayed` is delayed until the other has loaded. */
for (const [name, delayed] of [
  ['together with the loader', undefined],
  ['before the loader', loader],
  ['after the loader', address],
] as const) {
  test(`a frame that loads ${name} loads once, sends one message and moves nothing`, async ({ page }) => {
    const loads = loadsOf(page);
    const form = frameIn(page, container);
    const submit = form.getByRole('button', { name: buttonName });
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    if (delayed) await page.route(delayed, (route) => gate.then(() => route.continue()));
    const opened = openPartner(page, '/');
    if (delayed === loader) await expect(submit).toBeVisible();
    if (delayed === address) await page.waitForFunction(() => 'Massima' in window);
    letGo();
    await opened;
    await expect.poll(() => typesOf(page)).toEqual(['ready']);
    await fillIn(form, freshEmail());
    await submit.click();
    await expect(form.getByRole('heading', { name: 'Registrazione completata' })).toBeVisible();
    expect(await typesOf(page)).toEqual(['ready', 'started', 'submitted']);
    expect(loads).toHaveLength(1);
    expect(loads[0]).not.toContain('parent=');
    expect(await heightOf(page)).toMatch(/^\d{3,4}px$/);
    expect(await shiftsOf(page)).toBe(0);
  });
}

test('if the browser hides the embedding page, the form asks for its origin once more', async ({ page }) => {
  const loads = loadsOf(page);
  await page.route(address, async (route) => {
    // Simulates a proxy or an extension that removes the referrer from every request.
    const { referer: _, ...headers } = await route.request().allHeaders();
    await route.fulfill({
      response: await route.fetch({ headers: { ...headers, 'sec-fetch-dest': 'iframe' } }),
    });
  });
  await openPartner(page, '/');
  const form = frameIn(page, container);
  await expect(form.getByText('non può essere mostrato in questa pagina')).toBeVisible();
  await expect(form.getByRole('button', { name: buttonName })).toBeVisible();
  expect(await typesOf(page)).toEqual(['ready']);
  expect(loads).toHaveLength(2);
  expect(loads[1]).toContain(`parent=${encodeURIComponent(new URL(partnerUrl).origin)}`);
  expect(loads[1]).toContain('trial_days=14');
});

test('a frame that the page removes and reinserts reports again, and its theme can be changed', async ({
  page,
}) => {
  await openPartner(page, '/');
  await expect.poll(() => typesOf(page)).toEqual(['ready']);
  await page.evaluate((selector) => {
    const element = document.querySelector(selector) as HTMLElement;
    const { parentElement } = element;
    element.remove();
    parentElement?.append(element);
  }, container);
  await expect.poll(() => typesOf(page)).toEqual(['ready', 'ready']);
  await page.evaluate((selector) => {
    (document.querySelector(selector) as HTMLElement).textContent = '';
  }, container);
  await expect(frameIn(page, container).getByRole('button', { name: buttonName })).toBeVisible();
});

test('ignores a foreign frame in a foreign root', async ({ page }) => {
  await openPartner(page, '/');
  await expect.poll(() => typesOf(page)).toEqual(['ready']);
  const src = await page.evaluate(() => {
    const element = document.createElement('div');
    element.dataset['massima'] = '';
    element.attachShadow({ mode: 'open' }).innerHTML = '<p>altro</p>';
    document.body.append(element);
    return new Promise<string | undefined>((resolve) =>
      setTimeout(() => resolve(element.shadowRoot?.innerHTML), 500),
    );
  });
  expect(src).toBe('<p>altro</p>');
});
