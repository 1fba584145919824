import { newId } from '../core/ids.ts';
import type { SandboxContext } from '../core/context.ts';
import { runDue } from '../billing/due.ts';
import { expand } from './expand.ts';
import { Failure, invalid } from './failure.ts';
import { parseForm } from './form.ts';
import type { FormTree } from './form.ts';
import { fingerprint, isCacheable, keepAnswer, recall } from './idempotency.ts';
import { present } from './present.ts';
import type { Wire } from '../core/wire.ts';
import type { Caller, Route } from './route.ts';
import { routes } from './routes.ts';

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

export interface ApiAnswer {
  status: number;
  body: string;
  requestId: string;
  replayed?: boolean;
}

function callerOf(authorization: string | undefined): Caller {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  const key =
    scheme.toLowerCase() === 'basic' ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : value;
  if (/^[sr]k_test_\w+$/.test(key)) return { kind: 'secret' };
  if (/^pk_test_\w+$/.test(key)) return { kind: 'publishable' };
  const message =
    key === ''
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${key.slice(0, 8)}****`;
  throw new Failure(401, { type: 'invalid_request_error', message });
}

function matchRoute(request: ApiRequest): { route: Route; path: Record<string, string> } {
  for (const route of routes) {
    const match = route.method === request.method ? route.pattern.exec(request.path) : null;
    if (!match) continue;
    const path = Object.fromEntries(
      route.names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
    );
    return { route, path };
  }
  throw new Failure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${request.method}: ${request.path}). The sandbox knows the operations that its documentation lists.`,
  });
}

function takeExpand(sent: FormTree): string[] {
  const { expand: expandPaths } = sent;
  delete sent['expand'];
  if (expandPaths === undefined) return [];
  if (!Array.isArray(expandPaths) || !expandPaths.every((each) => typeof each === 'string'))
    throw invalid('Invalid array', 'expand');
  return expandPaths;
}

function run(context: SandboxContext, request: ApiRequest): Wire {
  const caller = callerOf(request.authorization);
  const { route, path } = matchRoute(request);
  if (caller.kind === 'publishable' && !route.open) {
    const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.';
    throw new Failure(401, { type: 'invalid_request_error', code: 'secret_key_required', message });
  }
  const sent = { ...parseForm(request.query), ...parseForm(request.body) };
  const paths = takeExpand(sent);
  const result = route.run({ context, caller, path }, sent) as Wire;
  const isRow =
    typeof result['object'] === 'string' && result['object'] !== 'list' && result['deleted'] !== true;
  return expand(context, isRow ? present(context, result as { object: string }) : result, paths);
}

/** Answers one request, all of it in one transaction with the answer that its key will bring back. */
export function answerApi(context: SandboxContext, request: ApiRequest): ApiAnswer {
  runDue(context);
  const requestId = newId('req');
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  const print = fingerprint(request.method, request.path, request.body);
  context.request = { id: requestId, idempotencyKey: key ?? null };
  try {
    const cached = key === undefined ? undefined : recall(context, key, print);
    if (cached) return { status: cached.status, body: cached.body, requestId, replayed: true };
    return context.store.transaction(() => {
      const response = attempt(context, request, requestId);
      if (key !== undefined && isCacheable(response.status, response.code)) {
        keepAnswer(context, key, request, response);
      }
      return response;
    });
  } catch (error) {
    return failed(error, requestId);
  } finally {
    context.request = { id: null, idempotencyKey: null };
  }
}

type Attempted = ApiAnswer & { code?: string | undefined };

/** Undoes what a refused request wrote, unless the refusal is itself something that happened: a declined card. */
function attempt(context: SandboxContext, request: ApiRequest, requestId: string): Attempted {
  let declined: Failure | undefined;
  try {
    const wire = context.store.attempt(() => {
      try {
        return run(context, request);
      } catch (error) {
        if (!(error instanceof Failure) || !error.keep) throw error;
        declined = error;
        return {};
      }
    });
    return declined
      ? failed(declined, requestId)
      : { status: 200, body: JSON.stringify(wire, null, 2), requestId };
  } catch (error) {
    return failed(error, requestId);
  }
}

export function failed(error: unknown, requestId: string): Attempted {
  if (!(error instanceof Failure)) {
    process.stderr.write(`${requestId} ${error instanceof Error ? error.stack : String(error)}\n`);
    const body = JSON.stringify({
      error: { type: 'api_error', message: 'An unexpected error occurred in the sandbox.' },
    });
    return { status: 500, body, requestId };
  }
  const log = `https://sandbox.invalid/logs/${requestId}`;
  return {
    status: error.status,
    body: JSON.stringify({ error: { ...error.body, request_log_url: log } }, null, 2),
    requestId,
    code: error.body.code,
  };
}
