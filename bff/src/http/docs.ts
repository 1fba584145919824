import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Koa from 'koa';
import { sendFile } from './send-file.ts';
import { openApiDocument } from './openapi.ts';

const assets = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** `/api/openapi.json` and the readable page of it at `/api/docs`, from our own origin. */
export function docs(): Koa.Middleware {
  const document = JSON.stringify(
    openApiDocument({
      title: 'Massima',
      version: '1',
      description:
        'Errors carry a message key, the id of the request and, on validation, the fields at fault.',
    }),
  );
  const ui = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Massima API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
  const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`;
  readFileSync(join(ui, assets[0]!)); // a missing package is found at start, not at the first visit

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const path = ctx.path.replace(/\/$/, '');
    if (path === '/api/openapi.json') {
      ctx.type = 'application/json';
      ctx.body = document;
    } else if (path === '/api/docs') {
      ctx.type = 'text/html';
      ctx.body = page;
    } else if (path === '/api/docs/start.js') {
      ctx.type = 'text/javascript';
      ctx.body = start;
    } else if (path.startsWith('/api/docs/') && assets.includes(path.slice('/api/docs/'.length))) {
      await sendFile(ctx, path.slice('/api/docs/'.length), { root: ui });
    } else {
      return next();
    }
  };
}
