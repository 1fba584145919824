import type { Page } from '@playwright/test';
import { settled } from './search-page.ts';
import { expect } from './test.ts';

/**
 * Compares the accessibility tree of this screen with the stored copy of this name next to the
 * journey.
 */
export async function keepByName(page: Page, name: string): Promise<void> {
  await settled(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}
