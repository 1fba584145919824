// `npm run screens`: every screen of the built product in every look, on one contact sheet. With BASE_URL (and MAIL_URL,
// PARTNER_URL) the product that runs there, else one of its own. `npm run screens -- folder,login` takes those only.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../setup/chromium-path.ts';
import startProduct from '../setup/start-product.ts';
import { type Shot, writeContactSheet } from './contact-sheet.ts';
import { looks } from './looks.ts';
import { accountScreens, workspaceScreens } from './other-screens.ts';
import { findPeople } from './people.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';
import { searchScreens } from './search-screens.ts';
import { takeScreens } from './take-screens.ts';

const folder = fileURLToPath(new URL('../../.cache/screens', import.meta.url));
const wanted = process.argv[2]?.split(',') ?? [];
const screens = [...publicScreens, ...searchScreens, ...workspaceScreens, ...accountScreens].filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

/** In the order of the list, whatever order they were taken in. */
const inOrder = (shots: readonly Shot[], all: readonly Screen[]) =>
  all.flatMap(({ name }) => shots.filter(({ screen }) => screen === name));

if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stop = await startProduct();
const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: ['--no-sandbox'],
});
try {
  const people = await findPeople(browser);
  const shots: Shot[] = [];
  for (const look of looks) shots.push(...(await takeScreens(browser, { look, screens, people, folder })));
  await writeContactSheet(browser, folder, inOrder(shots, screens));
  const failed = shots.filter(({ failure }) => failure !== undefined);
  console.log(
    `${shots.length - failed.length} of ${shots.length} taken: ${path.relative('.', folder)}/index.html`,
  );
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stop?.();
}
