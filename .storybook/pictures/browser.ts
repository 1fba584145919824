import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '@massima/scripts/chromium';

const file = path.join(import.meta.dirname, 'browser.txt');

/**
 * Returns for example "Chromium 156 on linux": version and system, as far as they affect pictures.
 */
export function thisBrowser(): string {
  try {
    const version = execFileSync(chromiumPath() ?? chromium.executablePath(), ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `Chromium ${/\d+/.exec(version)?.[0]} on ${process.platform}`;
  } catch {
    return `an unknown browser on ${process.platform}`;
  }
}

/** Returns the browser version with which the kept pictures were taken. */
export const storedBrowser = (): string => readFileSync(file, 'utf8').trim();
export const rememberBrowser = (): void => writeFileSync(file, `${thisBrowser()}\n`);

/**
 * Returns whether this browser renders almost like the browser of the kept pictures, and reports a
 * different version. Chromium's releases on the same system do; other systems smooth letters
 * differently.
 */
export function canCompare(): boolean {
  const [here, expected] = [thisBrowser(), storedBrowser()];
  if (here === expected) return true;
  const can = here.split(' on ')[1] === expected.split(' on ')[1];
  console.warn(
    can
      ? `Pictures were kept with ${expected}, this is ${here}: where many differ and nothing was changed, \`npm run pictures -- --update\` takes them anew.`
      : `PICTURES ARE NOT COMPARED: they were kept with ${expected}, this is ${here}. \`npm test\` on Linux compares them.`,
  );
  return can;
}

/** Browser flags that make the pictures independent of the machine's fonts, colours and screen. */
export const plainDrawing = [
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
];
