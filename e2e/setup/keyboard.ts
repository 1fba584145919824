import type { Page } from '@playwright/test';

/** Returns the accessible name of the focused element: its own or that of its label. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null;
    const label = focused?.labels?.[0]?.innerText;
    return (focused?.getAttribute('aria-label') ?? label ?? focused?.innerText ?? '').trim();
  });

const most = 80;

/** Presses Tab, or Shift and Tab, until the element with this name has the focus. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press(key);
    const at = await focusedName(page);
    if (typeof name === 'string' ? at === name : name.test(at)) return;
    passed[passed.length] = at;
  }
  throw new Error(`${key} does not lead to ${name}, but to: ${passed.join(' | ')}`);
}
