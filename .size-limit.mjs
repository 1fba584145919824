// Size limits of a first visit, compressed with brotli and checked by `npm test`. They include the
// page, its styles and all JavaScript that it needs.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, 'web/dist');
const read = (file) => readFileSync(path.join(dist, file), 'utf8');

/** Files that every first visit loads: the page, the entry script, its imports and styles. */
const entryFiles = () => [
  '/index.html',
  ...[...read('index.html').matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)]
    .map(([, file]) => file)
    .filter((file) => /\.(?:js|css)$/.test(file)),
];

/** Files of a first visit to a route, including the route's own files (web/build/first-load.ts). */
const firstLoad = (route) =>
  [...new Set([...entryFiles(), ...JSON.parse(read('route-preloads.json'))[route]])].map((file) =>
    path.join(dist, file),
  );

export default [
  { name: 'login, first load', path: firstLoad('/login'), limit: '160 kB' },
  { name: 'search, first load', path: firstLoad('/'), limit: '200 kB' },
  { name: 'widget, loader', path: 'widget/dist/loader.js', limit: '0.8 kB' },
  { name: 'widget, the framed page in Italian', path: 'widget/dist/frame.it.html', limit: '12 kB' },
  { name: 'widget, the framed page in English', path: 'widget/dist/frame.en.html', limit: '12 kB' },
];
