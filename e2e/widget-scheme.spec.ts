import { baseUrl } from './setup/addresses.ts';
import { expect, test } from './setup/test.ts';
import { frameIn, openPartner } from './setup/widget-page.ts';

/** A form whose colours follow the page, whatever the reader's system is set to. */
for (const system of ['light', 'dark'] as const)
  test(`"auto" follows the color-scheme of the page in a ${system} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await openPartner(page, '/');
    const pageIs = (scheme: string) =>
      page.evaluate((chosen) => {
        document.documentElement.style.colorScheme = chosen;
      }, scheme);
    await pageIs('dark');
    await page.evaluate((href) => {
      const element = Object.assign(document.createElement('div'), { id: 'auto' });
      Object.assign(element.dataset, { massima: '', theme: 'auto' });
      element.append(Object.assign(document.createElement('a'), { href, textContent: 'Registrazione' }));
      document.body.append(element);
    }, `${baseUrl}/registration_embedded`);
    const form = frameIn(page, '#auto').locator('html');
    await expect(form).toHaveAttribute('data-theme', 'dark');
    await pageIs('light');
    await expect(form).toHaveAttribute('data-theme', 'light');
    await pageIs('light dark');
    await expect(form).toHaveAttribute('data-theme', system);
  });
