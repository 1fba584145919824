import { afterEach, beforeEach, inject, type TestContext } from 'vitest';
import { canTurnDark, inDarkColours } from './layout/dark-colours.ts';
import { findDarkFaults } from './layout/find-dark-faults.ts';
import { findFaults } from './layout/find-faults.ts';
import { inWidth } from './layout/in-width.ts';
import { picturesOf } from './pictures/chosen.ts';
import { pictureFaults } from './pictures/picture-faults.ts';
import { pseudoLocale } from './pseudo-locale.tsx';

/** WCAG's reflow width, and a desktop. */
const widths = [320, 1280];

// Stops animations, because axe would measure intermediate colours and parts of dialogs would be
// hidden.
const still = document.createElement('style');
still.textContent = `
  *, *::before, *::after { animation: none !important; transition: none !important }
  body[data-layout='padded'] { padding: 1rem }
  [data-unpictured] { visibility: hidden }`;
document.head.append(still);

/** Waits until styles and observers have reacted to the new width and the new texts. */
async function settle() {
  await document.fonts.ready;
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
}

/**
 * Registers the checks. Each stories file calls this (`check-each-file.ts`), because hooks apply
 * to one file while the page serves many.
 */
export function checkEachStory(): void {
  const saidBefore = new Set<string>();
  // Removes the axe report that Storybook attaches to each test for its own page. Without that page
  // vitest would send it with each step and write 160 MB of unused data.
  beforeEach(({ task }) => {
    if (import.meta.env['VITEST_STORYBOOK'] === 'false')
      Object.defineProperty(task.meta, 'reports', { configurable: true, set: () => undefined });
  });
  afterEach((context) => checkStory(context, saidBefore));
}

/**
 * Checks a story after it was drawn, played and checked by axe: against its picture, in dark
 * colours, and with longer texts at a narrow and a wide width. The story fails if it looks
 * different, is unreadable in dark, or if a text is cut off or overlaps another.
 */
async function checkStory({ task }: TestContext, saidBefore: Set<string>) {
  if (task.result?.state === 'fail') return;
  const faults = new Set<string>();
  const pictures = picturesOf(task.meta.storyId ?? '');
  const add = (found: readonly string[], where = '') => found.forEach((fault) => faults.add(where + fault));
  await settle();
  add(await pictureFaults(pictures.own));
  if (canTurnDark())
    await inDarkColours(async () => {
      await settle();
      if (!inject('onlyPictures')) add(await findDarkFaults(), 'in dark: ');
      add(await pictureFaults(pictures.dark));
    });
  if (inject('onlyPictures')) return refuse(faults);
  // A story with the same texts as an earlier story of its file needs no new check for cut texts.
  const said = document.body.innerText;
  if (saidBefore.has(said)) return refuse(faults);
  saidBefore.add(said);
  pseudoLocale.set(true);
  for (const width of widths)
    await inWidth(width, async () => {
      await settle();
      add(findFaults(), `in the pseudo-locale at ${width} px: `);
    });
  pseudoLocale.set(false);
  refuse(faults);
}

function refuse(faults: ReadonlySet<string>) {
  if (faults.size > 0) throw new Error(`Faults of the looks:\n${[...faults].join('\n')}`);
}
