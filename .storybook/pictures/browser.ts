import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '@massima/scripts/chromium';

const file = path.join(import.meta.dirname, 'browser.txt');

/** "Chromium 156 on linux", as far as it shows in a picture. */
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

/** What the kept pictures were taken with. */
export const keptWith = (): string => readFileSync(file, 'utf8').trim();
export const rememberBrowser = (): void => writeFileSync(file, `${thisBrowser()}\n`);

/**
 * Whether this browser draws nearly as the one that the kept pictures were taken with, which is reported where it is another:
 * the releases of Chromium on one system do, those of different systems smooth letters each in their own way.
 */
export function canCompare(): boolean {
  const [here, there] = [thisBrowser(), keptWith()];
  if (here === there) return true;
  const can = here.split(' on ')[1] === there.split(' on ')[1];
  console.warn(
    can
      ? `Pictures were kept with ${there}, this is ${here}: where many differ and nothing was changed, \`npm run pictures -- --update\` takes them anew.`
      : `PICTURES ARE NOT COMPARED: they were kept with ${there}, this is ${here}. \`npm test\` on Linux compares them.`,
  );
  return can;
}

/** The same everywhere: what a machine says of its fonts, colours and screen does not reach a picture. */
export const plainDrawing = [
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
];
