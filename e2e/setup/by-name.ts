import type { Page } from '@playwright/test';
import { settled } from './search-page.ts';
import { expect } from './test.ts';

/** What a screen reader has to go by on this screen, compared with what is kept next to the journey under this name. */
export async function keepByName(page: Page, name: string): Promise<void> {
  await settled(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}
