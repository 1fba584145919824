// `npm run screens`: every screen of the built product in every usual look, on contact sheets. With BASE_URL (and MAIL_URL,
// PARTNER_URL) the product that runs there, else a fresh one. `npm run screens -- folder,login 390,dark` takes the screens
// and looks with these words in their names; `all` in the place of the first is every screen.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from '@massima/scripts/chromium';
import startProduct from '../setup/start-product.ts';
import { accountScreens } from './account-screens.ts';
import { type Shot, writeContactSheets } from './contact-sheet.ts';
import { allLooks, openings, usualLooks } from './looks.ts';
import { findPeople } from './people.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';
import { searchScreens } from './search-screens.ts';
import { takeScreens } from './take-screens.ts';
import { workspaceScreens } from './workspace-screens.ts';

const folder = fileURLToPath(new URL('../../.cache/screens', import.meta.url));
const [screenWords = 'all', lookWords] = process.argv.slice(2);
const isAll = screenWords === 'all';
const screens = [...publicScreens, ...searchScreens, ...workspaceScreens, ...accountScreens].filter(
  ({ name }) => isAll || screenWords.split(',').some((word) => name.includes(word)),
);
const looks = lookWords
  ? allLooks.filter(({ name }) => lookWords.split(',').some((word) => name.includes(word)))
  : usualLooks;

/** In the order of the lists, whatever order they were taken in. */
const inOrder = (shots: readonly Shot[], all: readonly Screen[]) =>
  all.flatMap(({ name }) =>
    looks.flatMap((look) => shots.filter((shot) => shot.screen === name && shot.look === look.name)),
  );

if (isAll && !lookWords) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stop = await startProduct();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  const people = await findPeople(browser);
  const shots: Shot[] = [];
  for (const some of openings(looks))
    shots.push(...(await takeScreens(browser, { looks: some, screens, people, folder })));
  await writeContactSheets(browser, folder, inOrder(shots, screens));
  const failed = shots.filter(({ failure }) => failure !== undefined);
  console.log(
    `${shots.length - failed.length} of ${shots.length} taken: ${path.relative('.', folder)}/index.html`,
  );
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await stop?.();
}
