import { partnerUrl } from '../setup/addresses.ts';
import { freshEmail, frameIn } from '../setup/widget-page.ts';
import { at, of, type Screen } from './screen.ts';

const signedOut = of('nobody');
const registration = at('/registration', 'input[type=checkbox]');

export const publicScreens: readonly Screen[] = [
  signedOut('login', at('/login', 'input[type=password]')),
  signedOut('login, refused', async (page) => {
    await at('/login', 'input[type=password]')(page);
    await page.locator('input[type=email]').fill('nessuno@example.com');
    await page.locator('input[type=password]').fill('sbagliata');
    await page.locator('button[type=submit]').click();
    await page.getByText(/non corretti|not correct/).waitFor();
  }),
  signedOut('login, with a passkey', at('/login/confirm', 'main h1')),
  signedOut('registration', registration),
  signedOut('registration, refused', async (page) => {
    await registration(page);
    await page.locator('button[type=submit]').click();
    await page
      .getByText(/Occorre indicare il nome|Enter the first name/)
      .first()
      .waitFor();
  }),
  signedOut('registration, done', async (page) => {
    await registration(page);
    await page.getByLabel(/^(Nome|First name)$/).fill('Anna');
    await page.getByLabel(/^(Cognome|Last name)$/).fill('Rossi');
    await page.locator('select').last().selectOption('lawyer');
    await page.locator('input[type=email]').fill(freshEmail());
    await page.locator('input[type=password]').fill('segreto lungo');
    await page.getByRole('checkbox').check();
    await page.locator('button[type=submit]').click();
    await page.locator('form').waitFor({ state: 'detached' });
  }),
  signedOut('restore', at('/restore', 'input[type=email]')),
  signedOut('restore, sent', async (page) => {
    await at('/restore', 'input[type=email]')(page);
    await page.locator('input[type=email]').fill('trial@example.com');
    await page.locator('button[type=submit]').click();
    await page.getByText(/stat[ao] inviat|has been sent/).first().waitFor();
  }),
  signedOut('reset password', at('/users/restore/1/x', 'input[type=password]')),
  signedOut('verify, link not valid', at('/users/verify/1/x', /non è valido|is not valid/)),
  signedOut('token login, link not valid', at('/users/subscription/1/x', 'main h1')),
  signedOut('new address', at('/users/address/confirm/1/x', 'main h1')),
  signedOut('old address', at('/users/address/decide/1/x', 'main h1')),
  signedOut('it was not me', at('/users/undo/1/x', 'main h1')),
  signedOut('stop the recovery', at('/users/reset/1/x', 'main h1')),
  signedOut('verification e-mail', at('/verification_email?email=nessuno@example.com', /nessuno@example\.com/)),
  signedOut('maintenance', at('/maintenance', /Manutenzione in corso|Under maintenance/)),
  signedOut('privacy', at('/privacy', /Informativa|Privacy notice/)),
  signedOut('terms', at('/terms', /Questa installazione|This installation/)),
  signedOut('assistants', at('/assistants', /può sbagliare|can be wrong/)),
  signedOut('stop alerts', at('/alerts/stop/x', /Non inviare più|Stop these/)),
  signedOut('share, not valid', at('/shares/x', /non più valido|no longer valid/)),
  signedOut('partners', at('/partners', /Il codice da copiare|The code to copy/)),
  signedOut('partners, offer unknown', async (page) => {
    await at('/partners?priceType=ignota&accent=ffee00', /Il codice da copiare|The code to copy/)(page);
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  signedOut('partners, guide', at('/partners/guide', /1\. Far registrare|1\. Have the page/)),
  signedOut('partners, signups, link not valid', at('/partners/signups/x', 'main h1')),
  signedOut('embedded form', async (page, { locale }) => {
    await page.goto(`${partnerUrl}/`);
    if (locale === 'en')
      await page
        .locator('.box iframe')
        .evaluate((frame: HTMLIFrameElement) => (frame.src = `${frame.src}&locale=en`));
    const submitLabel = locale === 'en' ? 'Create the account' : "Crea l’account";
    await frameIn(page, '.box').getByRole('button', { name: submitLabel }).waitFor();
  }),
  signedOut('embedded registration by itself', async (page, { locale }) =>
    at(`/registration_embedded?locale=${locale}&email=${freshEmail()}&name=Ada`, 'button[type=submit]')(page),
  ),
  signedOut('embedded registration, address in use', async (page, { locale }) =>
    at(`/registration_embedded?locale=${locale}&email=lawyer@example.com`, 'a[href*="/login"]')(page),
  ),
];
