import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';

/** Screenshot of a screen in one look, or the error if it failed. */
export interface Shot {
  screen: string;
  variant: string;
  /** Width of the window in CSS pixels. */
  width: number;
  file?: string;
  failure?: string;
}

/** Browsers limit the height of a screenshot, so a sheet has a limited number of screens. */
const SCREENS_A_SHEET = 12;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const cell = ({ screen, variant, width, file, failure }: Shot) =>
  file
    ? `<a class="w${width}" href="${file}"><img src="${file}" alt="${escaped(`${screen}, ${variant}`)}"></a>`
    : `<p class="failure">${escaped(failure ?? 'not taken')}</p>`;

function sheet(shots: readonly Shot[]): string {
  const screens = [...new Set(shots.map(({ screen }) => screen))];
  const rows = screens.map(
    (screen) =>
      `<h2>${escaped(screen)}</h2><div>${shots
        .filter((shot) => shot.screen === screen)
        .map(cell)
        .join('')}</div>`,
  );
  const sheets = rows.flatMap((_row, index) =>
    index % SCREENS_A_SHEET === 0
      ? [`<section>${rows.slice(index, index + SCREENS_A_SHEET).join('\n')}</section>`]
      : [],
  );
  const widths = [...new Set(shots.map(({ width }) => width))];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Massima</title><style>
body { margin: 16px; background: #777; font: 13px sans-serif; color: #fff }
h2 { margin: 14px 0 4px; font-size: 14px }
div { display: flex; gap: 8px; align-items: start }
a { display: block; height: 330px; overflow: hidden; background: #fff }
${widths.map((width) => `a.w${width} { flex: ${width} }`).join('\n')}
img { width: 100%; display: block }
.failure { flex: 800; margin: 0; padding: 8px; height: 314px; background: #a1232b; white-space: pre-wrap; overflow: hidden }
</style><h1>${screens.length} screens, each ${[...new Set(shots.map(({ variant }) => variant))].join(', ')}</h1>${sheets.join('\n')}</html>`;
}

/**
 * Writes `index.html` with links to every picture at full size, and the contact sheets as
 * pictures.
 */
export async function writeContactSheets(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
): Promise<void> {
  const file = path.join(folder, 'index.html');
  await writeFile(file, sheet(shots));
  const page = await browser.newPage({ viewport: { width: 2600, height: 1000 } });
  await page.goto(`file://${file}`);
  for (const [index, section] of (await page.locator('section').all()).entries())
    await section.screenshot({ path: path.join(folder, `contact-sheet-${index + 1}.png`) });
  await page.close();
}
