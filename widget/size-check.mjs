/** Holds the widget to its sizes: brotli, in bytes, as a server would send it. Exits 1 when something has grown past. */
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

const budgets = { 'loader.js': 800, 'frame.it.html': 12_000, 'frame.en.html': 12_000 };
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** What the server fills in, of an ordinary length. */
const boot = JSON.stringify({
  terms_url: 'https://www.massima.example/condizioni-generali',
  login_url: 'https://app.massima.example/login',
  min_fill_seconds: 2,
});

let failed = 0;
for (const [file, budget] of Object.entries(budgets)) {
  const text = await readFile(new URL(`./dist/${file}`, import.meta.url), 'utf8');
  const size = brotliCompressSync(text.replace('id="boot">{}', `id="boot">${boot}`), options).length;
  const verdict = size <= budget ? 'ok' : 'TOO BIG';
  if (size > budget) failed++;
  console.log(`${file.padEnd(14)} ${String(size).padStart(6)} B of ${budget} B brotli  ${verdict}`);
}
process.exit(failed ? 1 : 0);
