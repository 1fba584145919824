import { enter, follow, logIn, newPerson, signUp, verified } from './setup/accounts.ts';
import { mailedLink, mailsTo } from './setup/mail.ts';
import { box } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';
import { fillIn } from './setup/widget-page.ts';

test('a newcomer registers, confirms the address by mail and sees the plans', async ({ page, browser }) => {
  const { email } = newPerson();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Crea un account' }).click();
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Crea l’account' }).click();
  await expect(page.getByRole('heading', { name: 'Registrazione completata' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();

  const link = await mailedLink(page.request, email, 'verify');
  // A mail scanner that opens the link first does not consume it.
  expect((await page.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByText('L’indirizzo è stato verificato.')).toBeVisible();
  // The page continues without a click on the link.
  await expect(page.getByRole('heading', { name: 'Scegli un piano' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();

  // A second click on the used link works only for the user whom it logged in.
  await page.goto(link);
  await expect(page.getByText('L’indirizzo è stato verificato.')).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(
    elsewhere.getByText('Questo indirizzo e-mail è già verificato: è sufficiente accedere.'),
  ).toBeVisible();
  await elsewhere.context().close();
});

test('a partner’s link fills in the form and is removed from the address bar', async ({ page }) => {
  await page.goto('/registration?nome=Anna&cognome=Rossi&mail=ANNA.Rossi@Example.com&price_type=regular');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Anna');
  await expect(page.getByLabel('Cognome')).toHaveValue('Rossi');
  await expect(page.getByLabel('E-mail')).toHaveValue('anna.rossi@example.com');
  await expect(page).toHaveURL('/registration');
});

test('a forgotten password is replaced by a mailed link that works once', async ({ page }) => {
  const person = await verified(page.request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  // The login page has a field with the same label until the screen has changed.
  await expect(page.getByRole('button', { name: 'Invia il collegamento' })).toBeVisible();
  await page.getByLabel('Indirizzo e-mail').fill(person.email);
  await page.getByRole('button', { name: 'Invia il collegamento' }).click();
  await expect(page.getByText('Il messaggio per reimpostare la password è stato inviato')).toBeVisible();

  const link = await mailedLink(page.request, person.email, 'restore');
  await page.goto(link);
  const [first, second] = [
    page.getByLabel('Nuova password', { exact: true }),
    page.getByLabel('Ripeti la nuova password'),
  ];
  await first.fill('un altro segreto');
  await second.fill('un altro segretto');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByText('Le due password non coincidono.')).toBeVisible();
  await second.fill('un altro segreto');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByText('La password è stata cambiata.')).toBeVisible();

  await page.goto(link);
  await first.fill('terzo segreto');
  await second.fill('terzo segreto');
  await page.getByRole('button', { name: 'Salva la password' }).click();
  await expect(page.getByText('non è più valido')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Richiedi un nuovo collegamento' })).toBeVisible();

  await page.getByRole('link', { name: 'Torna all’accesso' }).click();
  await logIn(page, { ...person, password: 'un altro segreto' });
  await expect(box(page)).toBeVisible();
});

test('a login on a second device ends the session of the first, with a message', async ({
  page,
  browser,
}) => {
  const person = await enter(page);
  await expect(box(page)).toBeVisible();
  const second = await browser.newPage();
  await second.goto('/login');
  await logIn(second, person);
  await expect(box(second)).toBeVisible();

  await page.getByRole('link', { name: 'Cartelle' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('L’accesso è avvenuto da un altro dispositivo')).toBeVisible();
  // Returns to the previous page, and ends the second device's session.
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'Cartelle', level: 1 })).toBeVisible();
  await expect.poll(async () => (await mailsTo(page.request, person.email)).length).toBeGreaterThan(1);
  await second.close();
});

test('an unverified user sees the gate, which resends the message', async ({ page }) => {
  const person = await signUp(page.request);
  await page.goto('/projects');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'Verifica dell’indirizzo e-mail' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Invia di nuovo il messaggio' }).click();
  await expect(page.getByText('Un nuovo messaggio di verifica è stato inviato.')).toBeVisible();
  const newest = await mailedLink(page.request, person.email, 'verify', 2);
  await page.getByRole('button', { name: 'Torna all’accesso' }).click();
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await follow(page, newest);
  await expect(box(page)).toBeVisible();
});

test('the page that resends the verification does so when opened', async ({ page }) => {
  const { email } = await signUp(page.request);
  await page.goto(`/verification_email?email=${email}`);
  await expect(page.getByText('Un nuovo messaggio di verifica è stato inviato.')).toBeVisible();
  await mailedLink(page.request, email, 'verify', 2);
  await page.goto('/verification_email');
  await expect(page).toHaveURL('/login');
});

test('a wrong password is reported and cleared, and the address stays', async ({ page }) => {
  const person = await verified(page.request);
  await page.goto('/login');
  await logIn(page, { ...person, password: 'sbagliata' });
  const alert = page.getByRole('alert').filter({ hasText: 'Indirizzo e-mail o password non corretti.' });
  await expect(alert).toBeVisible();
  await expect(alert).toBeHidden();
  // The message next to the form stays.
  await expect(page.getByText('Indirizzo e-mail o password non corretti.')).toBeVisible();
  await expect(page.getByLabel('Indirizzo e-mail')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await logIn(page, person);
  await expect(box(page)).toBeVisible();
});

test('an unknown address shows the not-found page, in the chosen language', async ({ page }) => {
  await enter(page);
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Italiano' }).click();
  await page.getByRole('link', { name: 'Torna alla ricerca' }).last().click();
  await expect(box(page)).toBeVisible();
  // Other users cannot see the administrator's pages.
  await page.goto('/adminpage');
  await expect(page).toHaveURL('/');
});

test('a user edits names and password, and deletes the account', async ({ page }) => {
  const person = await enter(page);
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Profilo' }).click();
  await page.getByLabel('Cognome').fill('Verdi');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly');
  await test.step('leaving changed fields prompts, for the back button and sign-out', async () => {
    for (const leave of [
      () => page.goBack(),
      () => page.goBack(),
      () => page.getByRole('button', { name: 'Esci', exact: true }).click(),
    ]) {
      await leave();
      const question = page.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
      await question.getByRole('button', { name: 'Resta qui' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByLabel('Cognome')).toHaveValue('Verdi');
      await expect(page).toHaveURL('/profile');
    }
  });
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Il profilo è stato aggiornato.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Cognome')).toHaveValue('Verdi');

  await page.getByRole('link', { name: 'Cambia la password' }).click();
  await page.getByLabel('Password attuale').fill('sbagliata');
  await page.getByLabel('Nuova password', { exact: true }).fill('nuovo segreto');
  await page.getByLabel('Ripeti la nuova password').fill('nuovo segreto');
  await page.getByRole('button', { name: 'Cambia la password' }).click();
  await expect(page.getByText('La password attuale non è corretta.').first()).toBeVisible();
  await page.getByLabel('Password attuale').fill(person.password);
  await page.getByRole('button', { name: 'Cambia la password' }).click();
  await expect(page.getByText('La password è stata modificata.')).toBeVisible();

  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica tutti i dati' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await page.getByRole('button', { name: 'Elimina l’account' }).click();
  await page.getByRole('button', { name: 'Elimina definitivamente' }).click();
  await expect(page).toHaveURL('/login', { timeout: 30_000 });
  await logIn(page, { ...person, password: 'nuovo segreto' });
  await expect(page.getByText('Indirizzo e-mail o password non corretti.').first()).toBeVisible();
});
