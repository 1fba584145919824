import { partnerUrl } from '../setup/addresses.ts';
import { freshEmail, frameIn } from '../setup/widget-page.ts';
import { at, of, type Screen } from './screen.ts';

const nobody = of('nobody');
const registration = at('/registration', 'input[type=checkbox]');

export const publicScreens: readonly Screen[] = [
  nobody('login', at('/login', 'input[type=password]')),
  nobody('login, refused', async (page) => {
    await at('/login', 'input[type=password]')(page);
    await page.locator('input[type=email]').fill('nessuno@example.com');
    await page.locator('input[type=password]').fill('sbagliata');
    await page.locator('button[type=submit]').click();
    await page.getByText(/non corretti|not correct/).waitFor();
  }),
  nobody('login, with a passkey', at('/login/confirm', 'main h1')),
  nobody('registration', registration),
  nobody('registration, refused', async (page) => {
    await registration(page);
    await page.locator('button[type=submit]').click();
    await page
      .getByText(/Occorre indicare il nome|Enter the first name/)
      .first()
      .waitFor();
  }),
  nobody('registration, done', async (page) => {
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
  nobody('restore', at('/restore', 'input[type=email]')),
  nobody('restore, sent', async (page) => {
    await at('/restore', 'input[type=email]')(page);
    await page.locator('input[type=email]').fill('trial@example.com');
    await page.locator('button[type=submit]').click();
    await page.getByText(/stat[ao] inviat|has been sent/).first().waitFor();
  }),
  nobody('reset password', at('/users/restore/1/x', 'input[type=password]')),
  nobody('verify, link not valid', at('/users/verify/1/x', /non è valido|is not valid/)),
  nobody('token login, link not valid', at('/users/subscription/1/x', 'main h1')),
  nobody('new address', at('/users/address/confirm/1/x', 'main h1')),
  nobody('old address', at('/users/address/decide/1/x', 'main h1')),
  nobody('it was not me', at('/users/undo/1/x', 'main h1')),
  nobody('stop the recovery', at('/users/reset/1/x', 'main h1')),
  nobody('verification e-mail', at('/verification_email?email=nessuno@example.com', /nessuno@example\.com/)),
  nobody('maintenance', at('/maintenance', /Manutenzione in corso|Under maintenance/)),
  nobody('privacy', at('/privacy', /Informativa|Privacy notice/)),
  nobody('terms', at('/terms', /Questa installazione|This installation/)),
  nobody('assistants', at('/assistants', /può sbagliare|can be wrong/)),
  nobody('stop alerts', at('/alerts/stop/x', /Non inviare più|Stop these/)),
  nobody('share, not valid', at('/shares/x', /non più valido|no longer valid/)),
  nobody('partners', at('/partners', /Il codice da copiare|The code to copy/)),
  nobody('partners, offer unknown', async (page) => {
    await at('/partners?priceType=ignota&accent=ffee00', /Il codice da copiare|The code to copy/)(page);
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  nobody('partners, guide', at('/partners/guide', /1\. Far registrare|1\. Have the page/)),
  nobody('partners, signups, link not valid', at('/partners/signups/x', 'main h1')),
  nobody('embedded form', async (page, { locale }) => {
    await page.goto(`${partnerUrl}/`);
    if (locale === 'en')
      await page
        .locator('.box iframe')
        .evaluate((frame: HTMLIFrameElement) => (frame.src = `${frame.src}&locale=en`));
    const sign = locale === 'en' ? 'Create the account' : "Crea l’account";
    await frameIn(page, '.box').getByRole('button', { name: sign }).waitFor();
  }),
  nobody('embedded registration by itself', async (page, { locale }) =>
    at(`/registration_embedded?locale=${locale}&email=${freshEmail()}&name=Ada`, 'button[type=submit]')(page),
  ),
  nobody('embedded registration, address in use', async (page, { locale }) =>
    at(`/registration_embedded?locale=${locale}&email=lawyer@example.com`, 'a[href*="/login"]')(page),
  ),
];
