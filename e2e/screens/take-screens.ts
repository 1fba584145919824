import path from 'node:path';
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { type Person } from '../setup/accounts.ts';
import { baseUrl } from '../setup/addresses.ts';
import type { Shot } from './contact-sheet.ts';
import type { Look } from './looks.ts';
import { signIn, type SignedIn } from './people.ts';
import type { Screen, Who } from './screen.ts';

/** Long lists go on for ever; what is below is more of the same. */
const TALLEST = 2400;
const PATIENCE_MS = 20_000;

/** What the product keeps on a device where somebody has signed in. */
const asKept = ({ token, user }: SignedIn): Record<string, string> => ({
  'massima.token': token,
  'massima.account': JSON.stringify({
    id: user.id,
    type: user.type,
    email: user.email,
    isVerified: user.is_verified,
    hasLicense: true,
  }),
});

function remember(kept: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  } catch {
    // A frame without storage: nothing of ours.
  }
}

async function contextFor(browser: Browser, look: Look, person: Person | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: look.width, height: look.height },
    colorScheme: look.colorScheme,
    locale: look.locale === 'en' ? 'en-GB' : 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    ...(look.name === 'phone' && { hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const session = person && (await signIn(context.request, person));
  await context.addInitScript(remember, { 'massima.locale': look.locale, ...(session && asKept(session)) });
  return context;
}

/** What is still on its way is no screen to judge: rows, fonts, frames of the card provider. */
async function settle(page: Page): Promise<void> {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

async function take(page: Page, screen: Screen, look: Look, file: string): Promise<void> {
  await screen.open(page, look);
  await settle(page);
  if (!screen.inWindow) {
    // A window as tall as the page, and no picture put together from pieces: those make frames measure themselves anew.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({
      width: look.width,
      height: Math.min(Math.max(height, look.height), TALLEST),
    });
    await page.locator('body').evaluate(() => new Promise((drawn) => setTimeout(drawn, 300)));
  }
  await page.screenshot({ path: file });
}

/** Every screen in one look; a screen that can't be taken is told, and the next one is taken. */
export async function takeScreens(
  browser: Browser,
  {
    look,
    screens,
    people,
    folder,
  }: {
    look: Look;
    screens: readonly Screen[];
    people: Record<Exclude<Who, 'nobody'>, Person>;
    folder: string;
  },
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const who of new Set(screens.map((screen) => screen.who))) {
    const context = await contextFor(browser, look, who === 'nobody' ? undefined : people[who]);
    for (const screen of screens.filter((one) => one.who === who)) {
      const page = await context.newPage();
      const file = `${screen.name.replaceAll(/[^a-z]+/g, '-')}.${look.name}.png`;
      try {
        await take(page, screen, look, path.join(folder, file));
        shots.push({ screen: screen.name, look: look.name, file });
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        shots.push({ screen: screen.name, look: look.name, failure });
        console.error(`✗ ${screen.name}, ${look.name}: ${failure.split('\n')[0]}`);
      }
      await page.close();
    }
    await context.close();
  }
  return shots;
}
