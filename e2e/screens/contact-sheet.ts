import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { looks } from './looks.ts';

/** One screen in one look: its picture, or why there is none. */
export interface Shot {
  screen: string;
  look: string;
  file?: string;
  failure?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const cell = ({ screen, look, file, failure }: Shot) =>
  file
    ? `<a class="${look}" href="${file}"><img src="${file}" alt="${escaped(`${screen}, ${look}`)}"></a>`
    : `<p class="failure">${escaped(failure ?? 'not taken')}</p>`;

function sheet(shots: readonly Shot[]): string {
  const screens = [...new Set(shots.map(({ screen }) => screen))];
  const rows = screens.map(
    (screen) =>
      `<section><h2>${escaped(screen)}</h2><div>${shots
        .filter((shot) => shot.screen === screen)
        .map(cell)
        .join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens of Massima</title><style>
body { margin: 16px; background: #777; font: 13px sans-serif; color: #fff; columns: 2; column-gap: 24px }
section { break-inside: avoid; margin: 0 0 14px }
h2 { margin: 0 0 4px; font-size: 14px }
div { display: flex; gap: 8px; align-items: start }
a { display: block; flex: 1280; height: 220px; overflow: hidden; background: #fff }
a.phone { flex: 560 }
img { width: 100%; display: block }
.failure { flex: 1280; margin: 0; padding: 8px; height: 204px; background: #a1232b; white-space: pre-wrap; overflow: hidden }
</style><h1>${screens.length} screens, each ${looks.map(({ name }) => name).join(', ')}</h1>${rows.join('\n')}</html>`;
}

/** `index.html` with a link to every picture at its full size, and the same as one picture. */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
): Promise<void> {
  const file = path.join(folder, 'index.html');
  await writeFile(file, sheet(shots));
  const page = await browser.newPage({ viewport: { width: 2200, height: 1000 } });
  await page.goto(`file://${file}`);
  await page.screenshot({ path: path.join(folder, 'contact-sheet.png'), fullPage: true });
  await page.close();
}
