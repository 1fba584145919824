import { afterEach, beforeEach, inject, type TestContext } from 'vitest';
import { canTurnDark, inDarkColours } from './layout/dark-colours.ts';
import { findDarkErrors } from './layout/find-dark-faults.ts';
import { findLayoutErrors } from './layout/find-faults.ts';
import { inWidth } from './layout/in-width.ts';
import { picturesOf } from './pictures/chosen.ts';
import { pictureErrors } from './pictures/picture-faults.ts';
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
  const textsBefore = new Set<string>();
  // Removes the axe report that Storybook attaches to each test for its own page. Without that page
  // vitest would send it with each step and write 160 MB of unused data.
  beforeEach(({ task }) => {
    if (import.meta.env['VITEST_STORYBOOK'] === 'false')
      Object.defineProperty(task.meta, 'reports', { configurable: true, set: () => undefined });
  });
  afterEach((context) => checkStory(context, textsBefore));
}

/**
 * Checks a story after it was drawn, played and checked by axe: against its picture, in dark
 * colours, and with longer texts at a narrow and a wide width. The story fails if it looks
 * different, is unreadable in dark, or if a text is cut off or overlaps another.
 */
async function checkStory({ task }: TestContext, previousTexts: Set<string>) {
  if (task.result?.state === 'fail') return;
  const problems = new Set<string>();
  const pictures = picturesOf(task.meta.storyId ?? '');
  const add = (found: readonly string[], where = '') =>
    found.forEach((problem) => problems.add(where + problem));
  await settle();
  add(await pictureErrors(pictures.own));
  if (canTurnDark())
    await inDarkColours(async () => {
      await settle();
      if (!inject('onlyPictures')) add(await findDarkErrors(), 'in dark: ');
      add(await pictureErrors(pictures.dark));
    });
  if (inject('onlyPictures')) return refuse(problems);
  // A story with the same texts as an earlier story of its file needs no new check for cut texts.
  const visibleText = document.body.innerText;
  if (previousTexts.has(visibleText)) return refuse(problems);
  previousTexts.add(visibleText);
  pseudoLocale.set(true);
  for (const width of widths)
    await inWidth(width, async () => {
      await settle();
      add(findLayoutErrors(), `in the pseudo-locale at ${width} px: `);
    });
  pseudoLocale.set(false);
  refuse(problems);
}

function refuse(problems: ReadonlySet<string>) {
  if (problems.size > 0) throw new Error(`Faults of the looks:\n${[...problems].join('\n')}`);
}
