import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { findDarkFaults } from './layout/find-dark-faults.ts';
import { findFaults } from './layout/find-faults.ts';
import { pseudoLocale } from './pseudo-locale.tsx';

/** WCAG's reflow width, and a desk. */
const widths = [320, 1280];

// What moves is neither there nor not there: a colour half-way would fail axe, a dialog half-way would not be visible.
const still = document.createElement('style');
still.textContent = `
  *, *::before, *::after { animation: none !important; transition: none !important }
  body[data-layout='padded'] { padding: 1rem }`;
document.head.append(still);

/** Until styles and observers have had their say about the new width and the new texts. */
async function settle() {
  await document.fonts.ready;
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
}

/**
 * After each story has been drawn, played and looked at by axe: as it stands, in the dark colours, and with longer texts,
 * narrow and wide. What cannot be read in dark, and a text that is cut or lies on another, fail the story.
 */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const faults = new Set((await findDarkFaults(settle)).map((fault) => `in dark: ${fault}`));
  pseudoLocale.set(true);
  for (const width of widths) {
    await page.viewport(width, 900);
    await settle();
    for (const fault of findFaults()) faults.add(`in the pseudo-locale at ${width} px: ${fault}`);
  }
  pseudoLocale.set(false);
  if (faults.size > 0) throw new Error(`Faults of the looks:\n${[...faults].join('\n')}`);
});
