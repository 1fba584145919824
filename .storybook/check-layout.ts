import { afterEach, beforeEach, inject, type TestContext } from 'vitest';
import { canTurnDark, inDarkColours } from './layout/dark-colours.ts';
import { findDarkFaults } from './layout/find-dark-faults.ts';
import { findFaults } from './layout/find-faults.ts';
import { inWidth } from './layout/in-width.ts';
import { picturesOf } from './pictures/chosen.ts';
import { pictureFaults } from './pictures/picture-faults.ts';
import { pseudoLocale } from './pseudo-locale.tsx';

/** WCAG's reflow width, and a desk. */
const widths = [320, 1280];

// What moves is neither there nor not there: a colour half-way would fail axe, a dialog half-way would not be visible.
const still = document.createElement('style');
still.textContent = `
  *, *::before, *::after { animation: none !important; transition: none !important }
  body[data-layout='padded'] { padding: 1rem }
  [data-unpictured] { visibility: hidden }`;
document.head.append(still);

/** Until styles and observers have had their say about the new width and the new texts. */
async function settle() {
  await document.fonts.ready;
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
}

/** Called by each file of stories (`check-each-file.ts`): hooks are those of one file, while the page is that of many. */
export function checkEachStory(): void {
  const saidBefore = new Set<string>();
  // Storybook leaves all that axe has said with the test, for its own page. Without that page vitest sends it on with each step of the test and
  // writes it down: 160 MB that no one reads.
  beforeEach(({ task }) => {
    if (import.meta.env['VITEST_STORYBOOK'] === 'false')
      Object.defineProperty(task.meta, 'reports', { configurable: true, set: () => undefined });
  });
  afterEach((context) => checkStory(context, saidBefore));
}

/**
 * After each story has been drawn, played and checked by axe: against its picture, in the dark colours, and with longer texts,
 * narrow and wide. What looks different, what cannot be read in dark, and a text that is cut or overlaps another, fail the story.
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
  // What says the same as a story before it in its file has no new text that could be cut.
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
