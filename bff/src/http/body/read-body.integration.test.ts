import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fieldsOf } from '@massima/contract/record';
import Koa from 'koa';
import { expect, test, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { errors } from '../middleware/errors.ts';
import { requestId } from '../middleware/request-id.ts';
import { readJson } from './read-body.ts';

/** Sends a request to a server on which reading a body fails with this error. */
async function failing(error: Error): Promise<{ status: number; key: unknown; log: string }> {
  let log = '';
  const app = new Koa();
  app.use(requestId);
  app.use(errors(createLog('info', { write: (line) => void (log += line) })));
  app.use((ctx, next) => {
    vi.spyOn(ctx.req, 'iterator').mockImplementationOnce(() => {
      throw error;
    });
    return next();
  });
  app.use(async (ctx) => void (ctx.body = await readJson(ctx, 1000)));
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'PUT',
      headers,
      body: '{"note":"x"}',
    });
    const body = fieldsOf(await response.json());
    return { status: response.status, key: body['message'], log };
  } finally {
    server.close();
  }
}

test('returns a server error if the process is out of file descriptors', async () => {
  const { log, ...answer } = await failing(
    Object.assign(new Error('too many open files'), { code: 'EMFILE' }),
  );
  expect(answer).toEqual({ status: 503, key: 'service_unavailable' });
  expect(log).toContain('too many open files');
});

test('returns a client error for a broken body', async () => {
  const { log, ...answer } = await failing(Object.assign(new Error('half sent'), { status: 400 }));
  expect(answer).toEqual({ status: 400, key: 'validation_failed' });
  expect(log).toBe('');
});
