import { baseUrl } from './setup/addresses.ts';
import { expect, test } from './setup/test.ts';
import { frameIn, openPartner } from './setup/widget-page.ts';

/** The form's colours follow the page, independent of the system's setting. */
for (const system of ['light', 'dark'] as const)
  test(`"auto" follows the page’s color-scheme in a ${system} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await openPartner(page, '/');
    for (const [scheme, theme] of [
      ['dark', 'dark'],
      ['light', 'light'],
      ['light dark', system],
    ] as const) {
      await page.evaluate(
        ([chosen, href]) => {
          const element = Object.assign(document.createElement('div'), { id: chosen.replace(' ', '-') });
          Object.assign(element.dataset, { massima: '', theme: 'auto' });
          element.append(Object.assign(document.createElement('a'), { href, textContent: 'Registrazione' }));
          document.documentElement.style.colorScheme = chosen;
          document.body.append(element);
        },
        [scheme, `${baseUrl}/registration_embedded`] as const,
      );
      const form = frameIn(page, `#${scheme.replace(' ', '-')}`);
      await expect(form.locator('html')).toHaveAttribute('data-theme', theme);
    }
  });
