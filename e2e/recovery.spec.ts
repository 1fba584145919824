import { logIn, verified } from './setup/accounts.ts';
import { withAuthenticator } from './setup/authenticator.ts';
import { checkAppearance } from './setup/check-appearance.ts';
import { mailedLink } from './setup/mail.ts';
import { box } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';

test('an owner undoes the passkey that a thief of the password has added, and enters with a new password', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  const person = await verified(owner.request);
  const thief = await browser.newPage();
  await withAuthenticator(thief);
  await thief.goto('/login');
  await logIn(thief, person);
  await expect(box(thief)).toBeVisible();
  await thief.goto('/profile');
  await thief.getByText('Secondo fattore', { exact: true }).first().click();
  await thief.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await thief.getByLabel('Nome della passkey').fill('Ladro');
  await thief.getByRole('button', { name: 'Crea la passkey' }).click();
  const codes = thief.getByRole('dialog', { name: 'Codici di recupero' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'Chiudi' }).first().click();
  await expect(thief.getByText('senza questo fattore').first()).toBeVisible();
  await thief.getByLabel('Accesso con la sola passkey, senza password').click();

  // The login requires a factor that the owner does not have.
  await owner.goto('/login');
  await logIn(owner, person);
  await expect(owner.getByRole('button', { name: 'Usa la passkey' })).toBeVisible();

  await owner.goto(await mailedLink(owner.request, person.email, 'undo'));
  const undo = owner.getByRole('button', { name: /chiudi ogni accesso/i });
  await expect(undo).toBeVisible();
  await checkAppearance(owner);
  await undo.press('Enter');
  await expect(
    owner.getByText('Ogni accesso è chiuso. Le abbiamo scritto per la nuova password.'),
  ).toBeVisible();

  const password = 'noto solo al titolare';
  await owner.goto(await mailedLink(owner.request, person.email, 'restore'));
  await owner.getByLabel('Nuova password', { exact: true }).fill(password);
  await owner.getByLabel('Ripeti la nuova password').fill(password);
  await owner.getByRole('button', { name: 'Salva la password' }).click();
  await expect(owner.getByRole('button', { name: 'Salva la password' })).toBeHidden();
  await owner.getByRole('link', { name: 'Torna all’accesso' }).click();
  await logIn(owner, { ...person, password });
  await expect(box(owner)).toBeVisible();

  // Session, passkey and password of the thief open nothing.
  await thief.goto('/login');
  await thief.getByRole('link', { name: 'Accedi con una passkey' }).click();
  await thief.getByRole('button', { name: 'Usa la passkey' }).click();
  await expect(thief.getByText('Il codice o la passkey non sono validi')).toBeVisible();
  await thief.goto('/login');
  await logIn(thief, person);
  await expect(thief.getByRole('alert').getByText('Indirizzo e-mail o password non corretti.')).toBeVisible();
  await thief.close();
});
