import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { partnerUrl } from './addresses.ts';

export type WidgetEvent = { type: string; detail: Record<string, unknown> };

/** Opens a page of the partner's site and records its layout shifts and the widget's events. */
export async function openPartner(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    const record = Object.assign(window, { shifts: [] as number[], said: [] as unknown[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        record.shifts[record.shifts.length] = (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (const type of ['ready', 'resized', 'started', 'submitted', 'failed']) {
      addEventListener(`massima:${type}`, (event) => {
        record.said[record.said.length] = { type, detail: { ...(event as CustomEvent<object>).detail } };
      });
    }
  });
  await page.goto(partnerUrl + path);
}

export const eventsOf = (page: Page): Promise<WidgetEvent[]> =>
  page.evaluate(() => (window as unknown as { said: WidgetEvent[] }).said);

/**
 * Returns the sum of the layout shifts of the partner's page, including those after input. Shifts
 * inside frames are not included.
 */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let sum = 0;
    for (const value of (window as unknown as { shifts: number[] }).shifts) sum += value;
    return sum;
  });

export const frameIn = (page: Page, selector = '[data-massima]'): FrameLocator =>
  page.locator(selector).locator('iframe').contentFrame();

export async function fillIn(form: FrameLocator | Page, email: string): Promise<void> {
  await form.getByLabel('Nome', { exact: true }).fill('Anna');
  await form.getByLabel('Cognome').fill('Rossi');
  await form.getByLabel('Attività').selectOption('lawyer');
  const field = form.getByLabel('E-mail');
  if (await field.isEditable()) await field.fill(email);
  await form.getByLabel('Password', { exact: true }).fill('segreto lungo');
  await form.getByRole('checkbox').check();
}

let counter = 0;
/** Returns an address that no other run has used. */
export const freshEmail = (): string => `widget-${Date.now()}-${process.pid}-${++counter}@example.com`;

/**
 * Checks WCAG 2.2 AA by its tag, which axe's default rules leave out, including frames and shadow
 * roots.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // axe merges the results of frames in a new page, which a page without frames does not need.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([]);
}
