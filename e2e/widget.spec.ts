import { baseUrl, partnerUrl } from './setup/addresses.ts';
import { expect, test } from './setup/test.ts';
import {
  expectAccessible,
  fillIn,
  frameIn,
  freshEmail,
  openPartner,
  eventsOf,
  shiftsOf,
} from './setup/widget-page.ts';

const inline = '[data-massima]:not([data-mode])';

test('a lawyer registers on the bar association’s page, which receives no personal data', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused[refused.length] = message.text();
  });
  await openPartner(page, '/');
  const form = frameIn(page, inline);
  const email = freshEmail();
  await fillIn(form, email);
  // The form's content security policy blocks none of its parts, such as the button that shows the
  // password.
  expect(refused).toEqual([]);
  await form.getByRole('button', { name: 'Crea l’account' }).click();
  await expect(form.getByRole('heading', { name: 'Registrazione completata' })).toBeFocused();
  await expect(form.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Invia di nuovo' }).click();
  await expect(form.getByRole('status')).toHaveText('Un nuovo messaggio di verifica è stato inviato.');

  const events = await eventsOf(page);
  expect(events.map(({ type }) => type).filter((type) => type !== 'resized')).toEqual([
    'ready',
    'started',
    'submitted',
  ]);
  expect(JSON.stringify(events)).not.toMatch(/Anna|Rossi|lawyer|@|segreto/);
  expect(await shiftsOf(page)).toBe(0);
});

for (const width of [1280, 390, 320]) {
  test(`nothing on the partner's page moves at ${width} px while typing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPartner(page, '/');
    const form = frameIn(page, inline);
    await form.getByLabel('Nome', { exact: true }).fill('Anna');
    await form.getByLabel('E-mail').fill('anna');
    await form.getByLabel('Password', { exact: true }).fill('123');
    await form.getByRole('checkbox').check();
    await expect(form.getByText('non è scritto correttamente')).toBeVisible();
    await expect(form.getByText('almeno 6 caratteri')).toBeVisible();
    if (width > 320) {
      await form.getByRole('button', { name: 'Crea l’account' }).click();
      await expect(form.getByRole('alert')).toBeFocused();
    }
    expect(await shiftsOf(page)).toBe(0);
  });
}

test('errors are summarised, link to their fields, and disappear when corrected', async ({ page }) => {
  await openPartner(page, '/');
  const form = frameIn(page, inline);
  await form.getByRole('button', { name: 'Crea l’account' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(6);
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Cognome' }).click();
  const surname = form.getByLabel('Cognome');
  await expect(surname).toBeFocused();
  await expect(surname).toHaveAccessibleDescription(/Occorre indicare il cognome/);
  await surname.fill('Rossi');
  await expect(surname).toHaveAttribute('aria-invalid', 'false');
  await expect(summary.getByRole('link')).toHaveCount(5);
});

test('the frame’s name is in the language of the form', async ({ page }) => {
  await openPartner(page, '/');
  await expect(page.getByTitle('Registrazione a Massima')).toBeVisible();
  await openPartner(page, '/hostile/several.html');
  await expect(page.locator('#first iframe')).toHaveAttribute('title', 'Sign up to Massima');
  await expect(page.locator('#second iframe')).toHaveAttribute('title', 'Registrazione a Massima');
  await expect(frameIn(page, '#first').getByRole('heading')).toHaveText('Create an account');
});

test('the dialog keeps the input, closes on Escape from inside and returns the focus', async ({ page }) => {
  await openPartner(page, '/');
  const link = page.locator('[data-mode=dialog] a');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Registrazione a Massima' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Chiudi' })).toBeVisible();
  const form = frameIn(page, '[data-mode=dialog]');
  await form.getByLabel('Nome', { exact: true }).fill('Anna');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(form.getByLabel('Nome', { exact: true })).toHaveValue('Anna');
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toBeHidden();
});

test('an address in the link is fixed; an address in use leaves only the link to the login', async ({
  page,
}) => {
  await page.goto(`${baseUrl}/registration_embedded?email=${freshEmail()}&name=Ada&lawyer_type=judge`);
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Ada');
  await expect(page.getByLabel('Attività')).toHaveValue('judge');
  await page.goto(`${baseUrl}/registration_embedded?email=lawyer@example.com`);
  await expect(page.getByRole('heading', { name: 'Account già esistente' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveAttribute('href', /\/login$/);
  await expectAccessible(page);
});

// Only the built product can show this error: a bundler had dropped a call whose result was unused.
for (const path of ['/registration', '/registration_embedded']) {
  test(`a link encoded in Latin-1 fills in ${path}, and so does a link in UTF-8`, async ({ page }) => {
    await page.goto(`${baseUrl}${path}?name=Nicol%F2&surname=D%92Agat%E0+Rossi`);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Nicolò');
    await expect(page.getByLabel('Cognome')).toHaveValue('D’Agatà Rossi');
    await page.goto(`${baseUrl}${path}?name=Nicol%C3%B2&surname=Pi%C3%B9+%26+Co`);
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Nicolò');
    await expect(page.getByLabel('Cognome')).toHaveValue('Più & Co');
  });
}

test('an address in use is reported when typing stops, and immediately on Enter', async ({ page }) => {
  await page.goto(`${baseUrl}/registration_embedded`);
  const field = page.getByLabel('E-mail');
  await field.fill('LAWYER@example.com');
  await expect(field).toHaveAccessibleDescription(/già in uso/);
  // The address becomes lower case on blur, because a change during typing would move the caret.
  await expect(field).toHaveValue('LAWYER@example.com');
  await field.blur();
  await expect(field).toHaveValue('lawyer@example.com');
  await field.fill('lawyer@example.co');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.pressSequentially('m');
  await field.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Questo indirizzo e-mail è già in uso.');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the address bar keeps the server’s parameters, and a reload all input except the password', async ({
  page,
}) => {
  await page.goto(
    `${baseUrl}/registration_embedded?nome=Ada&cognome=Neri&locale=en&priceType=rome_special_offer&theme=dark`,
  );
  const address = `${baseUrl}/registration_embedded?locale=en&price_type=rome_special_offer&theme=dark`;
  await expect(page).toHaveURL(address);
  await page.getByLabel('Last name').fill('Bianchi');
  await page.getByLabel('Password', { exact: true }).fill('segreto lungo');
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Bianchi');
  await expect(page.getByLabel('Profession')).toHaveValue('rome_order_lawyer');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('while the server is down no input is lost, and the next attempt succeeds', async ({ page }) => {
  await openPartner(page, '/');
  const form = frameIn(page, inline);
  await fillIn(form, freshEmail());
  await page.route('**/api/lawyers', (route) => route.abort());
  await form.getByRole('button', { name: 'Crea l’account' }).click();
  await expect(form.getByRole('alert')).toHaveText(/Il servizio non risponde/);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('segreto lungo');
  await page.unroute('**/api/lawyers');
  await form.getByRole('button', { name: 'Crea l’account' }).click();
  await expect(form.getByRole('heading', { name: 'Registrazione completata' })).toBeVisible();
  expect((await eventsOf(page)).filter((e) => e.type === 'failed').map((e) => e.detail['reason'])).toEqual([
    'unavailable',
  ]);
});

test('the form fits into 280 px, light and dark, and passes the accessibility checks', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 800 });
  for (const options of [
    'theme=light',
    'theme=dark',
    'accent=ffee00',
    'theme=dark&accent=14365c',
    'background=fdf1cf',
  ]) {
    await page.goto(`${baseUrl}/registration_embedded?${options}`);
    await page.getByRole('button', { name: 'Crea l’account' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280);
    await expectAccessible(page);
  }
});

test('a partner’s script mounts a form and changes its theme while it is open', async ({ page }) => {
  await openPartner(page, '/');
  await page.evaluate((base) => {
    const container = document.createElement('div');
    container.id = 'own';
    document.querySelector('main')?.append(container);
    const { Massima } = window as unknown as {
      Massima: { mount: (el: Element, o: object) => { configure: (t: object) => void } };
    };
    const handle = Massima.mount(container, {
      href: `${base}/registration_embedded`,
      locale: 'en',
      theme: 'light',
    });
    container.addEventListener('massima:ready', () =>
      handle.configure({ theme: 'dark', accent: 'aa0000', email: 'x' }),
    );
  }, baseUrl);
  const form = frameIn(page, '#own');
  await expect(form.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(form.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a rejected embedding shows instructions instead of the form', async ({ page }) => {
  const other = partnerUrl.replace('localhost', '127.0.0.1');
  await page.goto(other);
  await expect(frameIn(page, inline).getByText('non può essere mostrato in questa pagina')).toBeVisible();
  await expect(frameIn(page, inline).getByRole('link', { name: 'Apri la registrazione' })).toBeVisible();
  // A false origin has no effect, because the browser checks the real one.
  await page.evaluate(
    ([base, lie]) => {
      const frame = Object.assign(document.createElement('iframe'), {
        id: 'liar',
        src: `${base}/registration_embedded?parent=${encodeURIComponent(lie ?? '')}`,
      });
      document.body.append(frame);
    },
    [baseUrl, new URL(partnerUrl).origin],
  );
  await page.waitForTimeout(1500);
  await expect(page.frameLocator('#liar').getByRole('textbox')).toHaveCount(0);
});
