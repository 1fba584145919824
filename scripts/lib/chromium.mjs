import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to test with: CHROMIUM_PATH, the system's own, or undefined for the one that Playwright downloads. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || SYSTEM.find((file) => existsSync(file));

export const CHROMIUM_PACKAGES = ['chromium'];

const HEADLESS = '/usr/bin/chromium-headless-shell';

/** Debian's browser without windows: a journey takes a third less of the processor. Pictures are of the one with windows. */
export const headlessShellPath = () => (existsSync(HEADLESS) ? HEADLESS : undefined);

/** The browser of the journeys: each opens a window, of which the system's usual browser draws the frame, too. */
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
