import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOwnHost, refuseHost } from '../../own-host.ts';
import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { controls } from '../control/control-routes.ts';
import type { WebhookDispatcher } from '../control/deliver.ts';
import type { FailureInjector } from '../control/faults.ts';
import { servePage } from '../pages/serve-page.ts';
import { answerApi, failed } from './answer-api.ts';
import type { ApiAnswer } from './answer-api.ts';
import { Failure, invalid } from './failure.ts';
import { keepAnswer, KeysInUse } from './idempotency.ts';

const largestBody = 1024 * 1024;

export interface Parts {
  context: SandboxContext;
  injector: FailureInjector;
  dispatcher: WebhookDispatcher;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody)
      throw new Failure(413, { type: 'invalid_request_error', message: 'The request is too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function write(response: ServerResponse, result: ApiAnswer, version: string, key?: string): void {
  response.writeHead(result.status, {
    'content-type': 'application/json',
    'request-id': result.requestId,
    'stripe-version': version,
    ...(key === undefined ? {} : { 'idempotency-key': key, 'original-request': result.requestId }),
    ...(result.replayed ? { 'idempotent-replayed': 'true' } : {}),
    // So that browsers on another origin may read the answer; their key opens nothing without an intent's secret.
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Request-Id',
    'cache-control': 'no-cache, no-store',
  });
  response.end(result.body);
}

function allowOrigin(response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Stripe-Version, Idempotency-Key',
    'access-control-max-age': '300',
  });
  response.end();
}

export function createSandboxServer(parts: Parts): Server {
  const keys = new KeysInUse();
  return createServer((request, response) => {
    handle(parts, keys, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else write(response, failed(error, newId('req')), parts.context.config.apiVersion);
    });
  });
}

async function handle(
  parts: Parts,
  keys: KeysInUse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwnHost(request, parts.context.config.hosts, { anyPort: true }))
    return refuseHost(request, response);
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const method = request.method ?? 'GET';
  if (url.pathname.startsWith('/sandbox/') && controls[`${method} ${url.pathname}`]) {
    return serveControl(parts, `${method} ${url.pathname}`, request, response);
  }
  if (!url.pathname.startsWith('/v1/')) return servePage(parts.context, method, url, response);
  if (method === 'OPTIONS') return allowOrigin(response);
  const body = await readBody(request);
  const header = request.headers['idempotency-key'];
  const key = typeof header === 'string' && header !== '' ? header : undefined;
  const free = key === undefined ? () => undefined : keys.take(key);
  try {
    await serveApi(
      parts,
      {
        method,
        path: url.pathname,
        query: url.search.slice(1),
        body,
        authorization: request.headers.authorization,
        idempotencyKey: key,
      },
      request,
      response,
    );
  } finally {
    free();
  }
}

async function serveApi(
  parts: Parts,
  sent: Parameters<typeof answerApi>[1],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const header = request.headers['stripe-version'];
  const version = typeof header === 'string' ? header : parts.context.config.apiVersion;
  const strike = parts.injector.forRequest(sent.method, sent.path);
  if (strike?.fault === 'reset_before') return void request.socket.resetAndDestroy();
  if (strike?.fault === '500' || strike?.fault === '429')
    return write(response, refusal(strike.fault), version, sent.idempotencyKey);
  if (strike?.fault === '500_kept') {
    const result = refusal('500');
    if (sent.idempotencyKey !== undefined) keepAnswer(parts.context, sent.idempotencyKey, sent, result);
    return write(response, result, version, sent.idempotencyKey);
  }
  if (strike?.fault === 'slow') {
    parts.injector.slowed += 1;
    await sleep(strike.delay);
    parts.injector.slowed -= 1;
  }
  const reply = answerApi(parts.context, sent);
  parts.dispatcher.nudge();
  if (strike?.fault === 'reset_after') return void request.socket.resetAndDestroy();
  if (strike?.fault === '500_after') return write(response, refusal('500'), version, sent.idempotencyKey);
  // A waiting client gives up before; the key is free again immediately, as the work is done.
  if (strike?.fault === 'timeout_after')
    return void setTimeout(() => response.destroy(), strike.delay).unref();
  write(response, reply, version, sent.idempotencyKey);
}

function refusal(kind: '500' | '429'): ApiAnswer {
  const error =
    kind === '429'
      ? {
          type: 'invalid_request_error',
          code: 'rate_limit',
          message: 'Too many requests. Please wait and try again.',
        }
      : { type: 'api_error', message: 'An unknown error occurred' };
  return { status: Number(kind), body: JSON.stringify({ error }), requestId: newId('req') };
}

async function serveControl(
  parts: Parts,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Pages that a browser shows must not steer the sandbox: scripts of another origin cannot send JSON without asking first.
  const text = await readBody(request);
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  if (request.method === 'POST' && !isJson) throw invalid('Send JSON.');
  const body: unknown = text === '' ? {} : JSON.parse(text);
  const result = controls[name]?.(parts.context, parts.injector, body);
  parts.dispatcher.nudge();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(result));
}
