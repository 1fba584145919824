import { partnerUrl } from '../setup/addresses.ts';
import { frameIn } from '../setup/widget-page.ts';
import { at, type Screen } from './screen.ts';

const nobody = (name: string, open: Screen['open']): Screen => ({ name, who: 'nobody', open });

export const publicScreens: readonly Screen[] = [
  nobody('login', at('/login', 'input[type=password]')),
  nobody('login, refused', async (page) => {
    await at('/login', 'input[type=password]')(page);
    await page.locator('input[type=email]').fill('nessuno@example.com');
    await page.locator('input[type=password]').fill('sbagliata');
    await page.locator('button[type=submit]').click();
    await page.getByText(/non corretti|not correct/).waitFor();
  }),
  nobody('registration', at('/registration', 'input[type=checkbox]')),
  nobody('registration, refused', async (page) => {
    await at('/registration', 'input[type=checkbox]')(page);
    await page.locator('button[type=submit]').click();
    await page
      .getByText(/Occorre indicare il nome|Enter the first name/)
      .first()
      .waitFor();
  }),
  nobody('restore', at('/restore', 'input[type=email]')),
  nobody('reset password', at('/users/restore/1/x', 'input[type=password]')),
  nobody('verify, link not valid', at('/users/verify/1/x', /non è valido|is not valid/)),
  nobody('verification e-mail', at('/verification_email?email=nessuno@example.com', /nessuno@example\.com/)),
  nobody('maintenance', at('/maintenance', /Manutenzione in corso|Under maintenance/)),
  nobody('terms', at('/terms', /Questa installazione|This installation/)),
  nobody('partners', at('/partners', /La riga da copiare|The line to copy/)),
  nobody('partners, guide', at('/partners/guide', /1\. Far registrare|1\. Have the page/)),
  nobody('embedded form', async (page, { locale }) => {
    await page.goto(`${partnerUrl}/`);
    if (locale === 'en')
      await page
        .locator('.box iframe')
        .evaluate((frame: HTMLIFrameElement) => (frame.src = `${frame.src}&locale=en`));
    const sign = locale === 'en' ? 'Create the account' : "Crea l'account";
    await frameIn(page, '.box').getByRole('button', { name: sign }).waitFor();
  }),
];
