/**
 * The first load of a screen, JavaScript and style sheets together, as brotli sends them: the entry, what the page
 * preloads, and what the route adds. Fails when a budget is passed. Run after `vite build`.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const dist = new URL('dist/', import.meta.url);
const budgets = { '/login': 160_000, '/': 215_000 };

const html = readFileSync(new URL('index.html', dist), 'utf8');
const inPage = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
const routes = JSON.parse(readFileSync(new URL('route-preloads.json', dist), 'utf8'));

let failed = false;
for (const [route, budget] of Object.entries(budgets)) {
  const files = new Set([...inPage, ...routes[route].map((file) => file.slice(1))]);
  const bytes = { js: 0, css: 0 };
  for (const file of files)
    bytes[file.endsWith('.css') ? 'css' : 'js'] += brotliCompressSync(
      readFileSync(new URL(file, dist)),
    ).length;
  const total = bytes.js + bytes.css;
  failed ||= total > budget;
  const kb = (n) => `${(n / 1000).toFixed(1)} kB`;
  console.log(
    `${total > budget ? 'FAIL' : 'ok  '} ${route.padEnd(7)} ${kb(total)} of ${kb(budget)} brotli (js ${kb(bytes.js)}, css ${kb(bytes.css)}, ${files.size} files)`,
  );
  if (process.argv.includes('--files')) for (const file of files) console.log(`       ${file}`);
}
process.exitCode = failed ? 1 : 0;
