import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of the browser for tests: CHROMIUM_PATH or the system's browser; undefined to use the
 * browser that Playwright downloads.
 */
export const chromiumPath = () => process.env.CHROMIUM_PATH || SYSTEM.find((file) => existsSync(file));

export const CHROMIUM_PACKAGES = ['chromium'];

const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * Path of Debian's headless browser. Journeys use it because they then need a third less processor
 * time. Pictures use the normal browser.
 */
export const headlessShellPath = () => (existsSync(HEADLESS) ? HEADLESS : undefined);

/**
 * Path of the browser for journeys. The system's normal browser would also draw a window frame for
 * each window.
 */
export const journeyBrowserPath = () => process.env.CHROMIUM_PATH || headlessShellPath() || chromiumPath();

export const HEADLESS_SHELL_PACKAGES = ['chromium-headless-shell'];

/** Whether Playwright has its own browser. */
export function hasPlaywrightBrowser() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ||
    path.join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
  try {
    return readdirSync(cache).some((name) => name.startsWith('chromium'));
  } catch {
    return false;
  }
}
