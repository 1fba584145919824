import { accessSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Koa from 'koa';
import { sendFile } from './send-file.ts';
import { openApiDocument } from './openapi.ts';

/**
 * Folder of the documentation page, which the build copies next to the bundled server. Swagger UI
 * renders the page.
 */
const page = fileURLToPath(new URL('docs/', import.meta.url));
const ui = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files = new Map([
  ['/api/docs', join(page, 'index.html')],
  ['/api/docs/start.js', join(page, 'start.js')],
  ['/api/docs/swagger-ui.css', join(ui, 'swagger-ui.css')],
  ['/api/docs/swagger-ui-bundle.js', join(ui, 'swagger-ui-bundle.js')],
]);

/** Serves `/api/openapi.json` and its readable page `/api/docs` from the application's origin. */
export function docs(): Koa.Middleware {
  const document = JSON.stringify(
    openApiDocument({
      title: 'Massima',
      version: '1',
      description:
        'Errors carry a message key, the id of the request and, on validation, the fields at fault.',
    }),
  );
  files.forEach((file) => accessSync(file)); // a missing file fails at the start, not at the first request

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const path = ctx.path.replace(/\/$/, '');
    const file = files.get(path);
    if (path === '/api/openapi.json') {
      ctx.type = 'application/json';
      ctx.body = document;
    } else if (file) {
      await sendFile(ctx, basename(file), { root: dirname(file) });
    } else {
      return next();
    }
  };
}
