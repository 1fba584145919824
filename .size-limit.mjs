// What a first visit downloads before it can be used, the page with its styles and all JavaScript, brotli: held here, checked by `npm test`.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, 'web/dist');
const read = (file) => readFileSync(path.join(dist, file), 'utf8');

/** The page, which holds the styles of the entry, the entry and what that imports. */
const entryFiles = () => [
  '/index.html',
  ...[...read('index.html').matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)]
    .map(([, file]) => file)
    .filter((file) => /\.(?:js|css)$/.test(file)),
];

/** With what the route needs beyond it, as the build tells the server (web/build/first-load.ts). */
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
