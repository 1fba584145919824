import { baseUrl, partnerUrl } from './setup/addresses.ts';
import { expect, test } from './setup/test.ts';
import { fillIn, frameIn, freshEmail, openPartner, eventsOf, shiftsOf } from './setup/widget-page.ts';

const button = { name: /Crea l’account|Create the account/ };

/**
 * Every page with both variants of the embed code: frame created by the loader, and frame in the
 * page.
 */
const forms = [
  ['made by the loader', ''],
  ['in the line', '?framed'],
] as const;

for (const [name, query] of forms) {
  test(`works on a page with a base element, with the frame ${name}`, async ({ page }) => {
    await openPartner(page, `/hostile/base.html${query}`);
    await expect(frameIn(page).getByRole('button', button)).toBeVisible();
    await expect.poll(async () => (await eventsOf(page)).map(({ type }) => type)).toContain('ready');
  });
}

// The tracer takes its snapshots in the page's JavaScript world, which such a page breaks.
test.use({ trace: 'off', screenshot: 'off' });

for (const [name, query] of forms) {
  test(`works on a page that redefines globals and reads every message, with the frame ${name}`, async ({
    page,
  }) => {
    await openPartner(page, `/hostile/globals.html${query}`);
    const form = frameIn(page);
    await fillIn(form, freshEmail());
    await form.getByRole('button', button).click();
    await expect(form.getByRole('heading', { name: 'Registrazione completata' })).toBeVisible();
    await expect(page.locator('[data-massima] iframe')).toHaveCSS('width', /[3-9]\d\dpx|1\d\d\dpx/);
    // The page is too broken to evaluate a test's script, so it records the events itself.
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-said', ' ready submitted');
    expect(await html.getAttribute('data-problems')).toBeNull();
  });

  test(`works under a strict policy with the frame ${name}: nonces, no inline styles, trusted types`, async ({
    page,
  }) => {
    await openPartner(page, `/hostile/strict-csp.html${query}`);
    await expect(frameIn(page, '#inline').getByRole('button', button)).toBeVisible();
    await page.locator('#dialog a').click();
    await expect(frameIn(page, '#dialog').getByRole('button', button)).toBeVisible();
    await page.getByRole('button', { name: 'Chiudi' }).click();
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
    expect(await shiftsOf(page)).toBe(0);
  });
}

test('moves nothing on a page that forbids all styles', async ({ page }) => {
  await openPartner(page, '/hostile/strict-line.html');
  const form = frameIn(page);
  await expect(form.getByRole('button', button)).toBeVisible();
  await expect.poll(async () => (await eventsOf(page)).map(({ type }) => type)).toContain('ready');
  await form.getByLabel('E-mail').fill('anna');
  await form.getByLabel('Password', { exact: true }).fill('123');
  await expect(form.getByText('non è scritto correttamente')).toBeVisible();
  expect(await shiftsOf(page)).toBe(0);
});

test('shows a plain link to the form on a page that forbids scripts', async ({ page }) => {
  await page.goto('about:blank');
  await openPartner(page, '/hostile/no-scripts.html');
  await page.getByRole('link', { name: 'Registrazione a Massima' }).click();
  await expect(page).toHaveURL(`${baseUrl}/registration_embedded`);
  await expect(page.getByRole('button', button)).toBeVisible();
});

test('shows the form on a page that forbids scripts, if the embed code contains the frame', async ({
  page,
}) => {
  await openPartner(page, '/hostile/no-scripts.html?framed');
  const form = frameIn(page);
  await fillIn(form, freshEmail());
  await form.getByRole('button', button).click();
  await expect(form.getByRole('heading', { name: 'Registrazione completata' })).toBeVisible();
});

test.describe('in a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the link, and in the frame a message instead of a form', async ({ page }) => {
    await page.goto(`${partnerUrl}/hostile/base.html?framed`);
    await expect(page.getByRole('link', { name: 'Registrazione a Massima' })).toBeVisible();
    await expect(frameIn(page).getByText('occorre che il browser esegua JavaScript')).toBeVisible();
    await expect(frameIn(page).getByRole('textbox')).toHaveCount(0);
  });
});

test('shows several forms: loaded twice, 280 px wide, without width, and hidden', async ({ page }) => {
  await openPartner(page, '/hostile/several.html');
  await expect(frameIn(page, '#first').getByRole('button', button)).toBeVisible();
  await expect(frameIn(page, '#second').getByRole('button', button)).toBeVisible();
  expect(await page.locator('iframe').count()).toBe(4);
  const height = (id: string) =>
    page.locator(`${id} iframe`).evaluate((frame) => frame.getBoundingClientRect().height);
  // Without a width the form reports no height; it reports one as soon as it has a width.
  expect(await height('#third')).toBeLessThan(800);
  await page.evaluate(() => {
    for (const id of ['zero', 'gone']) (document.getElementById(id) as HTMLElement).className = 'narrow';
  });
  await expect.poll(() => height('#third')).toBe(await height('#first'));
  await expect.poll(() => height('#fourth')).toBe(await height('#first'));
  for (const id of ['#first', '#third']) {
    const inside = frameIn(page, id).locator('html');
    expect(await inside.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0);
    expect(await inside.evaluate((html) => html.scrollWidth)).toBe(280);
  }
});

test('shows the form again after it is removed, emptied and redrawn by the page', async ({ page }) => {
  await openPartner(page, '/');
  const container = '[data-massima]:not([data-mode])';
  await expect(frameIn(page, container).getByRole('button', button)).toBeVisible();
  const readies = async () => (await eventsOf(page)).filter(({ type }) => type === 'ready').length;
  expect(await readies()).toBe(1);

  await page.evaluate((selector) => {
    const element = document.querySelector(selector) as HTMLElement;
    const { parentElement } = element;
    element.remove();
    setTimeout(() => parentElement?.append(element), 50);
  }, container);
  await expect.poll(readies).toBe(2);

  await page.evaluate((selector) => {
    (document.querySelector(selector) as HTMLElement).textContent = '';
  }, container);
  await expect(frameIn(page, container).getByRole('button', button)).toBeVisible();

  await page.evaluate((selector) => {
    const element = document.querySelector(selector) as HTMLElement;
    const copy = document.createElement('div');
    for (const { name, value } of element.attributes) copy.setAttribute(name, value);
    const link = Object.assign(document.createElement('a'), {
      href: (document.querySelector('[data-mode] a') as HTMLAnchorElement).href,
    });
    copy.append(link);
    element.replaceWith(copy);
  }, container);
  await expect.poll(readies).toBe(3);
});

test('works with blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await openPartner(page, '/');
  const form = frameIn(page, '[data-massima]:not([data-mode])');
  await fillIn(form, freshEmail());
  await form.getByRole('button', button).click();
  await expect(form.getByRole('heading', { name: 'Registrazione completata' })).toBeVisible();
});

test('shows a message and the link on a page that the offer does not list', async ({ page }) => {
  await openPartner(page, '/hostile/not-listed.html');
  await expect(frameIn(page).getByText('non può essere mostrato in questa pagina')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registrazione a Massima' })).toBeVisible();
  expect(await eventsOf(page)).toEqual([{ type: 'failed', detail: { reason: 'timeout' } }]);
});

test('shows the form once an element gets its link, and leaves an element without one unchanged', async ({
  page,
}) => {
  await openPartner(page, '/hostile/late.html');
  await expect(page.locator('#dialog').locator('slot')).toBeAttached();
  await expect(page.locator('#no-address').getByText('Registrazione a Massima')).toBeVisible();
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Registrazione' });
    document.querySelector('#late')?.append(link);
  }, `${baseUrl}/registration_embedded`);
  await expect(frameIn(page, '#late').getByRole('button', button)).toBeVisible();
});

test('closes a dialog whose frame fails to load, and follows its link on the next click', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(`${baseUrl}/registration_embedded?*`, (route) => route.abort());
  await openPartner(page, '/hostile/late.html');
  const link = page.locator('#dialog a');
  await expect(page.locator('#dialog').locator('slot')).toBeAttached();
  await link.click();
  await expect(page.locator('#dialog dialog')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.locator('#dialog dialog')).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(`${baseUrl}/registration_embedded`);
});

test('ignores forged messages on both sides', async ({ page }) => {
  await openPartner(page, '/');
  const container = '[data-massima]:not([data-mode])';
  await expect(frameIn(page, container).getByRole('button', button)).toBeVisible();
  const before = await eventsOf(page);
  await page.evaluate(
    ([selector, target]) => {
      const frame = document.querySelector(selector ?? '')?.shadowRoot?.querySelector('iframe');
      // Sent to the page itself, like a message of a foreign frame.
      for (const data of ['massima:1', { type: 'submitted' }, { massima: 1, type: 'resized', height: 9 }]) {
        window.postMessage(data, '*');
      }
      // Sent into the frame from a window that is not its parent.
      const other = document.createElement('iframe');
      document.body.append(other);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => Object.assign(window, { leaked: true });
      const script = other.contentDocument?.createElement('script');
      if (!script || !other.contentWindow) return;
      Object.assign(other.contentWindow, { victim: frame?.contentWindow, port: channel.port2, target });
      script.textContent =
        "victim.postMessage('massima:1', target, [port]); victim.postMessage({theme: 'dark'}, target)";
      other.contentDocument?.body.append(script);
    },
    [container, baseUrl],
  );
  await page.waitForTimeout(1000);
  expect(await eventsOf(page)).toEqual(before);
  expect(await page.evaluate(() => 'leaked' in window)).toBe(false);
  await expect(frameIn(page, container).locator('html')).toHaveAttribute('data-theme', 'light');
});

test('loads in a hidden tab', async ({ page, context }) => {
  await page.addInitScript(() => {
    // Simulates a hidden tab, which is never drawn, so neither frames nor observers are called.
    window.requestAnimationFrame = () => 0;
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  await openPartner(page, '/');
  const front = await context.newPage();
  await front.bringToFront();
  await expect.poll(async () => (await eventsOf(page)).map(({ type }) => type)).toContain('ready');
  const ready = (await eventsOf(page)).find(({ type }) => type === 'ready');
  expect(Number(ready?.detail['height'])).toBeGreaterThan(500);
});
