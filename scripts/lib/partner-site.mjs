// A small static server for widget/demo: the pages of an imaginary bar association, on an origin that is not ours.
import { createReadStream, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const PAGES = inRoot('widget/demo');
const START_PAGE = 'partner.html';
/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * The pages name the product's address as {{PUBLIC_URL}}: it differs with PORT.
 * @param {string} publicUrl @returns {import('node:http').RequestListener}
 */
export const servePartnerSite = (publicUrl) => (request, response) => {
  const wanted = decodeURIComponent(new URL(request.url ?? '/', 'http://partner').pathname).replace(/^\/+/, '') || START_PAGE;
  const file = path.resolve(PAGES, wanted);
  const isInside = file.startsWith(PAGES + path.sep);
  if (!isInside || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page here.\n');
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  if (type.startsWith('text/')) response.end(readFileSync(file, 'utf8').replaceAll('{{PUBLIC_URL}}', publicUrl));
  else createReadStream(file).pipe(response);
};
