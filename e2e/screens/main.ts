// `npm run screens`: takes screenshots of every screen of the built application in every usual
// look, on contact sheets. BASE_URL (with MAIL_URL and PARTNER_URL) selects a running application
// instead of a new one. `npm run screens -- folder,login 390,dark` selects the screens and looks
// whose names contain these words; `all` as the first argument selects every screen.
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

/** Sorts the shots by the order of the lists. */
const inOrder = (shots: readonly Shot[], all: readonly Screen[]) =>
  all.flatMap(({ name }) =>
    looks.flatMap((variant) => shots.filter((shot) => shot.screen === name && shot.variant === variant.name)),
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
  const accounts = await findPeople(browser);
  const shots: Shot[] = [];
  for (const some of openings(looks))
    shots.push(...(await takeScreens(browser, { looks: some, screens, people: accounts, folder })));
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
