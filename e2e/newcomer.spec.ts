import { answerProofs, follow, newPerson } from './setup/accounts.ts';
import { cards, fillCard } from './setup/card.ts';
import { mailedLink } from './setup/mail.ts';
import { results, search } from './setup/search-page.ts';
import { expect, test } from './setup/test.ts';
import { fillIn, frameIn, freshEmail, openPartner } from './setup/widget-page.ts';

test('from the partner’s page to the first answer: form, mail, question; then a plan', async ({ page }) => {
  test.slow();
  const email = freshEmail();
  await openPartner(page, '/');
  const form = frameIn(page, '[data-massima]:not([data-mode])');
  await fillIn(form, email);
  await form.getByRole('button', { name: 'Crea l’account' }).click();
  await expect(form.getByRole('heading', { name: 'Registrazione completata' })).toBeFocused();

  // The association's offer includes a trial without a card, so the user can search immediately.
  await follow(page, await mailedLink(page.request, email, 'verify'));
  await page.getByRole('button', { name: 'art. 2051 c.c.' }).click();
  await search(page, 'responsabilità per danni da cose in custodia');
  const first = results(page).first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(/n\.\s\d+/);
  await first.getByRole('button', { name: 'Testo integrale' }).click();
  await expect(first.getByRole('region', { name: 'Testo integrale' }).locator('mark').first()).toBeVisible();

  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Abbonamento' }).click();
  await expect(page.getByText('Una ricerca usata su 100')).toBeVisible();
  await expect(page.getByText('Oggi non viene addebitato nulla.')).toBeVisible();
  // Who came by the link has not yet given the password: the subscription asks for it.
  await answerProofs(page, newPerson());
  await page.getByRole('radio', { name: /Annuale/ }).check();
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: /^(Inizia la prova|Attiva il piano)$/ }).click();
  await expect(page.getByText('In prova', { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('heading', { name: 'Annuale' })).toBeVisible();
  await page.getByRole('link', { name: 'Ricerca' }).first().click();
  await search(page, 'usucapione');
  await expect(results(page).first()).toBeVisible();
});
