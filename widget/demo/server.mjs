/**
 * A partner's site for trying the widget: plain files on another origin than the product's.
 * PORT (3001), HOST (127.0.0.1), PRODUCT_ORIGIN (http://localhost:3000).
 */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Headers of strict sites, which some hostile pages send. */
const policies = (product) => ({
  '/hostile/strict-csp.html':
    `default-src 'none'; script-src 'nonce-partner' 'strict-dynamic'; style-src 'nonce-partner'; ` +
    `frame-src ${product}; require-trusted-types-for 'script'`,
  '/hostile/strict-line.html': `default-src 'none'; script-src 'nonce-partner'; frame-src ${product}`,
  '/hostile/no-scripts.html': "script-src 'none'",
});

/** `?framed`: the same page with the frame already in its line, as /partners composes it. */
const framed = (text) =>
  text.replaceAll(
    /(<div data-massima(?! data-mode)[^>]*>)\s*(?=<a\s+href="([^"]+)")/g,
    '$1<template shadowrootmode="open"><iframe src="$2" title="Registrazione a Massima" referrerpolicy="origin">' +
      '</iframe><noscript><slot></slot></noscript></template>',
  );

export function startPartner({ port = 3001, host = '127.0.0.1', product = 'http://localhost:3000' } = {}) {
  const files = new URL('./', import.meta.url);
  const csp = policies(product);
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url, 'http://x');
    const name = path === '/' ? '/partner.html' : path;
    const type = types[extname(name)];
    // Allows letters, digits and dashes only, so that a path stays in this folder and names a page.
    if (!type || !/^(\/[a-z0-9-]+){1,2}\.[a-z]+$/.test(name)) return response.writeHead(404).end('Not found');
    try {
      const text = await readFile(new URL(`.${name}`, files), 'utf8');
      const headers = { 'content-type': type, 'cache-control': 'no-store' };
      if (csp[name]) headers['content-security-policy'] = csp[name];
      const page = searchParams.has('framed') ? framed(text) : text;
      response.writeHead(200, headers).end(page.replaceAll('http://localhost:3000', product));
    } catch {
      response.writeHead(404).end('Not found');
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { PORT = '3001', HOST = '127.0.0.1', PRODUCT_ORIGIN = 'http://localhost:3000' } = process.env;
  try {
    await startPartner({ port: Number(PORT), host: HOST, product: PRODUCT_ORIGIN });
    console.log(`partner page: http://localhost:${PORT} (product: ${PRODUCT_ORIGIN})`);
  } catch (error) {
    console.error(
      error.code === 'EADDRINUSE' ? `port ${PORT} is taken: choose another with PORT` : error.message,
    );
    process.exit(1);
  }
}
