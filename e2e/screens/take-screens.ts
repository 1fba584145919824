import path from 'node:path';
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { baseUrl } from '../setup/addresses.ts';
import type { Shot } from './contact-sheet.ts';
import { type Variant, PHONE } from './looks.ts';
import type { Accounts, SignedIn } from './people.ts';
import type { Screen, Who } from './screen.ts';

/** Maximum height of a screenshot; the rest of a long list repeats. */
const TALLEST = 2400;
const TIMEOUT_MS = 20_000;

/** Returns the application's browser storage after a login. */
const storageOf = ({ token, user }: SignedIn): Record<string, string> => ({
  'massima.token': token,
  'massima.account': JSON.stringify({
    id: user.id,
    type: user.type,
    email: user.email,
    isVerified: user.is_verified,
    hasLicense: true,
  }),
});

function remember(entries: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  } catch {
    // A frame without storage belongs to another origin.
  }
}

async function contextFor(browser: Browser, variant: Variant, session: SignedIn | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: variant.width, height: variant.height },
    colorScheme: variant.colorScheme,
    locale: variant.locale === 'en' ? 'en-GB' : 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    ...(variant.width < PHONE && { hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent }),
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(remember, { 'massima.locale': variant.locale, ...(session && storageOf(session)) });
  return context;
}

/** Waits for pending parts of a screen: rows, fonts, frames of the card provider. */
async function settle(page: Page, isWaiting = false): Promise<void> {
  if (!isWaiting) await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

/**
 * Takes the current page in one look. Only the size and the colours change, as a user can change
 * them.
 */
async function shoot(page: Page, screen: Screen, variant: Variant, file: string): Promise<void> {
  await page.emulateMedia({ colorScheme: variant.colorScheme });
  await page.setViewportSize({ width: variant.width, height: variant.height });
  const drawn = () => page.locator('body').evaluate(() => new Promise((done) => setTimeout(done, 250)));
  await drawn();
  if (!screen.inWindow) {
    // Makes the window as tall as the page, because scrolling screenshots would resize frames.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({
      width: variant.width,
      height: Math.min(Math.max(height, variant.height), TALLEST),
    });
    await drawn();
  }
  await page.screenshot({ path: file });
}

interface Task {
  /**
   * Looks in one language, all or none of them phones, so that each screen is opened once for all.
   * The first is the narrowest.
   */
  looks: readonly Variant[];
  screens: readonly Screen[];
  people: Accounts;
  folder: string;
}

/** Takes the screens of one account one at a time, each in all looks. */
async function takeOf(browser: Browser, who: Who, task: Task): Promise<Shot[]> {
  const [first] = task.looks;
  if (!first) return [];
  const shots: Shot[] = [];
  const context = await contextFor(browser, first, who === 'nobody' ? undefined : task.people[who]);
  for (const screen of task.screens.filter((candidate) => candidate.who === who)) {
    const page = await context.newPage();
    const left = [...task.looks];
    try {
      await screen.open(page, first);
      await settle(page, screen.isWaiting);
      for (const variant of task.looks) {
        const file = `${screen.name.replaceAll(/[^a-z]+/g, '-')}.${variant.name}.png`;
        await shoot(page, screen, variant, path.join(task.folder, file));
        shots.push({ screen: screen.name, variant: variant.name, width: variant.width, file });
        left.shift();
      }
      await screen.undo?.(page);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      shots.push(
        ...left.map(({ name, width }) => ({ screen: screen.name, variant: name, width, failure })),
      );
      console.error(`✗ ${screen.name}, ${first.name}: ${failure.split('\n')[0]}`);
    }
    await page.close();
  }
  await context.close();
  return shots;
}

/** Takes every screen in these looks. A failed screen is reported, and the next screen follows. */
export async function takeScreens(browser: Browser, task: Task): Promise<Shot[]> {
  // Half of the screens belong to the lawyer and are taken in parallel with the others.
  const otherAccounts = new Set(task.screens.map(({ who }) => who).filter((who) => who !== 'lawyer'));
  const takeForAccounts = async (accounts: Iterable<Who>) => {
    const shots: Shot[] = [];
    for (const who of accounts) shots.push(...(await takeOf(browser, who, task)));
    return shots;
  };
  return (await Promise.all([takeForAccounts(['lawyer']), takeForAccounts(otherAccounts)])).flat();
}
