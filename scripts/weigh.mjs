// `npm run weigh`: prints the size of the first loads, and with `--code` the lines of code. Builds
// the app with source maps into a separate folder and counts, for each URL, the bytes of every
// package in a first visit: before compression, and with brotli.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { printCode } from './lib/code-lines.mjs';
import { inRoot } from './lib/paths.mjs';

/** @type {Record<string, string>} */
const addresses = { login: '/login', search: '/', folders: '/projects', subscription: '/subscription' };

/**
 * Groups packages by publisher. Small packages that only a single library needs belong to its group.
 *
 * @type {[RegExp, string][]}
 */
const families = [
  [/^(?:react|react-dom|scheduler)$/, 'React'],
  [/^react-router/, 'React Router'],
  [/^@tanstack\//, 'Query'],
  [/^@trpc\//, 'tRPC'],
  [/^(?:react-intl|intl-messageformat|@formatjs\/|decimal)/, 'formatjs'],
  [/^(?:@mantine\/|clsx$|@floating-ui\/)/, 'Mantine'],
];

function familyOf(/** @type {string} */ source) {
  const parts = source.split('node_modules/');
  if (parts.length > 1) {
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(parts.at(-1) ?? '')?.[0] ?? '';
    return families.find(([pattern]) => pattern.test(name))?.[1] ?? name;
  }
  if (source.includes('contract/src/messages')) return 'texts';
  return /(?:^|\/)(?:web|contract|widget)\/src\//.test(source) ? 'ours' : 'texts, build';
}

/**
 * The text of a file that comes from each family.
 *
 * @param {string} code
 * @param {import('node:module').SourceMapPayload} map
 */
function textsOf(code, map) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const source = new SourceMap(map);
  let before = 'texts, build';
  code.split('\n').forEach((line, lineNumber) => {
    for (let column = 0; column < line.length; column++) {
      const entry = source.findEntry(lineNumber, column);
      if ('generatedLine' in entry && entry.generatedLine === lineNumber && entry.generatedColumn === column)
        before = entry.originalSource ? familyOf(entry.originalSource) : 'texts, build';
      found.set(before, (found.get(before) ?? '') + line[column]);
    }
  });
  return found;
}

const brotli = (/** @type {string} */ text) => brotliCompressSync(text).length;
const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

if (process.argv.includes('--code')) {
  printCode();
  process.exit();
}
const outDir = await mkdtemp(path.join(tmpdir(), 'weigh-'));
try {
  await build({ root: inRoot('web'), logLevel: 'error', build: { outDir, sourcemap: 'hidden' } });
  const read = (/** @type {string} */ file) => readFile(path.join(outDir, file), 'utf8');
  const page = await read('index.html');
  const entry = [...page.matchAll(/<script\b[^>]*?src="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  const routes = JSON.parse(await read('route-preloads.json'));
  /** @type {Map<string, Map<string, string>>} */
  const fileTexts = new Map();
  const weigh = async (/** @type {string} */ file) => {
    const code = await read(file);
    if (!file.endsWith('.js')) return new Map([['styles', code]]);
    // The bundler's own few lines have none.
    const map = await read(`${file}.map`).catch(() => null);
    return map === null ? new Map([['texts, build', code]]) : textsOf(code, JSON.parse(map));
  };
  /** @type {Map<string, Record<string, [number, number]>>} bytes of each family by address, before and after compression */
  const rows = new Map();
  const names = ['entry', ...Object.keys(addresses)];
  for (const name of names) {
    const files = new Set([...entry, ...(routes[addresses[name] ?? ''] ?? [])]);
    const sum = new Map([['page with styles', page]]);
    for (const file of files) {
      const texts = fileTexts.get(file) ?? (await weigh(file));
      fileTexts.set(file, texts);
      for (const [family, text] of texts) sum.set(family, (sum.get(family) ?? '') + text);
    }
    for (const [family, text] of sum) {
      rows.set(family, { ...rows.get(family), [name]: [text.length, brotli(text)] });
    }
  }
  const weight = (/** @type {[string, Record<string, [number, number]>]} */ [, cells]) =>
    -Math.max(...Object.values(cells).map(([, sent]) => sent));
  const sorted = [...rows].sort((a, b) => weight(a) - weight(b));
  console.log(`| kB minified / brotli | ${names.join(' | ')} |\n|${' --- |'.repeat(names.length + 1)}`);
  for (const [family, cells] of sorted)
    console.log(`| ${family} | ${names.map((name) => cells[name]?.map(kB).join(' / ') ?? '').join(' | ')} |`);
  const total = names.map((name) =>
    [0, 1].map((i) => kB(sorted.reduce((sum, [, cells]) => sum + (cells[name]?.[i] ?? 0), 0))).join(' / '),
  );
  console.log(`| together | ${total.join(' | ')} |`);
} finally {
  await rm(outDir, { recursive: true, force: true });
}
