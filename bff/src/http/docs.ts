import { accessSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Koa from 'koa';
import { sendFile } from './send-file.ts';
import { openApiDocument } from './openapi.ts';

/**
 * The page is ours (the build copies its folder next to the bundled server), what draws it is Swagger UI's.
 */
const page = fileURLToPath(new URL('docs/', import.meta.url));
const ui = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const files = new Map([
  ['/api/docs', join(page, 'index.html')],
  ['/api/docs/start.js', join(page, 'start.js')],
  ['/api/docs/swagger-ui.css', join(ui, 'swagger-ui.css')],
  ['/api/docs/swagger-ui-bundle.js', join(ui, 'swagger-ui-bundle.js')],
]);

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
  files.forEach((file) => accessSync(file)); // what is missing is found at start, not at the first visit

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
