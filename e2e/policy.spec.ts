import { enter } from './setup/accounts.ts';
import { expect, test } from './setup/test.ts';

/** Inserts markup into the page like an injection, and returns the effects. */
const writeInto = (markup: string) => {
  const refused: string[] = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    refused.push(`${effectiveDirective} ${blockedURI}`),
  );
  const container = document.createElement('section');
  container.innerHTML = markup;
  document.body.append(container);
  // innerHTML never runs inserted scripts; a running script can insert executable scripts.
  for (const script of container.querySelectorAll('script')) {
    const again = document.createElement('script');
    again.textContent = script.textContent;
    script.replaceWith(again);
  }
  return new Promise<{ refused: string[]; isRun: boolean; colours: string[] }>((resolve) =>
    setTimeout(
      () =>
        resolve({
          refused: refused.sort(),
          isRun: 'taken' in window,
          colours: [...container.querySelectorAll('p')].map((each) => getComputedStyle(each).color),
        }),
      300,
    ),
  );
};

const hostile =
  '<style>.taken { color: rgb(1, 2, 3) }</style><p class="taken">a</p><p style="color: rgb(1, 2, 3)">b</p>' +
  '<script>window.taken = true</script><img src="/no-such-file.png" onerror="window.taken = true">';

for (const path of ['/login', '/', '/subscription']) {
  test(`${path}: embedded styles and scripts apply, injected ones do not`, async ({ page, refused }) => {
    if (path !== '/login') await enter(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    // Style sheet and script that are embedded in the page.
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper')),
    ).not.toBe('');
    expect(await page.locator('html').getAttribute('data-start')).toBeTruthy();
    expect(refused).toEqual([]);

    const found = await page.evaluate(writeInto, hostile);
    expect(found.isRun).toBe(false);
    expect(found.colours).not.toContain('rgb(1, 2, 3)');
    expect(found.refused).toEqual([
      'script-src-attr inline',
      'script-src-elem inline',
      'style-src-attr inline',
      'style-src-elem inline',
    ]);
    // The console reports the same four violations; every other journey checks the console.
    await expect.poll(() => refused.length).toBe(4);
    refused.length = 0;
  });
}

test('the colour scheme can be switched under the policy', async ({ page, refused }) => {
  await enter(page);
  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  const before = await scheme();
  await page.getByRole('button', { name: /^Passa ai colori/ }).click();
  await expect.poll(scheme).not.toBe(before);
  expect(refused).toEqual([]);
});

test('the API documentation works under its policy', async ({ page }) => {
  await page.goto('/api/docs#/search/search_run');
  await expect(page.getByRole('heading', { name: /Massima/ })).toBeVisible();
  await expect(page.getByText('Try it out').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'system', exact: true })).toBeVisible();
});
