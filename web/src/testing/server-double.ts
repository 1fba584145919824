import type { ErrorKey } from '@massima/contract/errors';
import type { Operation } from '@massima/contract/operation';
import { isOperationName, type OperationName, operationsByName } from '@massima/contract/operations';
import { isRecord } from '@massima/contract/record';
import { z } from 'zod';
import { type Responses, LineCut, Refusal } from './answers/types.ts';
import { restCall } from './rest-paths.ts';
import { sampleReceipt } from './samples/receipt.ts';

interface Reply {
  status: number;
  body: unknown;
}
export interface ReceivedCall {
  operation: OperationName;
  input: unknown;
}

const none = z.void();

/**
 * Replaces the server behind `fetch`, so that the app's client, batches, errors and outage watch
 * run unchanged. Every input and response is parsed with the contract's schema of its operation. A
 * violation fails the story or test.
 */
export class ServerDouble {
  /** Received calls, in order. */
  readonly calls: ReceivedCall[] = [];
  readonly drifts: string[] = [];
  private readonly answers: Responses;
  private readonly real = window.fetch;

  constructor(responses: Responses) {
    this.answers = responses;
  }

  /** Replaces the responses, for a story's controls. */
  answer(responses: Responses): void {
    Object.assign(this.answers, responses);
  }

  /** Inputs of the calls to one operation. */
  asked(operation: OperationName): unknown[] {
    return this.calls.filter((call) => call.operation === operation).map(({ input }) => input);
  }

  /** Installs the double. Returns a function that removes it. */
  install(): () => void {
    window.fetch = (input, init) => this.fetch(input, init);
    return () => {
      window.fetch = this.real;
    };
  }

  private async fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!/^\/(?:trpc|api)\//.test(url.pathname)) return this.real.call(window, input, init);
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const reply = url.pathname.startsWith('/trpc/')
      ? this.trpc(url, method, body)
      : this.rest(url, method, body);
    const { status, body: responseBody } = await orAborted(reply, init.signal);
    return new Response(JSON.stringify(responseBody), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  }

  private async trpc(url: URL, method: string, body: unknown): Promise<Reply> {
    const isBatch = url.searchParams.get('batch') === '1';
    const names = decodeURIComponent(url.pathname.slice('/trpc/'.length)).split(',');
    const raw = url.searchParams.get('input');
    const input: unknown = method === 'GET' ? (raw === null ? undefined : JSON.parse(raw)) : body;
    const inputs = isBatch ? ((input ?? {}) as Record<string, unknown>) : { 0: input };
    const replies = await Promise.all(
      names.map(async (name, index): Promise<Reply> => {
        try {
          return { status: 200, body: { result: { data: await this.run(name, inputs[String(index)]) } } };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { status: httpStatus, kind: code, body: errorBody } = error;
          const data = { code, httpStatus, path: name, ...errorBody };
          return { status: httpStatus, body: { error: { message: error.key, code: -32_000, data } } };
        }
      }),
    );
    const statuses = new Set(replies.map(({ status }) => status));
    const bodies = replies.map((reply) => reply.body);
    return { status: statuses.size === 1 ? replies[0]!.status : 207, body: isBatch ? bodies : bodies[0] };
  }

  private async rest(url: URL, method: string, body: unknown): Promise<Reply> {
    const call = restCall(url, method, body);
    try {
      if (!call) throw this.drift(`${method} ${url.pathname} is no documented address`);
      return { status: 200, body: await this.run(call.name, call.input) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: error.body };
    }
  }

  private async run(name: string, raw: unknown): Promise<unknown> {
    if (!isOperationName(name)) throw this.drift(`${name} is no operation`);
    const { input = none, output }: Operation = operationsByName[name];
    const parsed = this.parse(`what was asked of ${name}`, input, raw, 'validation_failed');
    this.calls.push({ operation: name, input: parsed });
    const handler = this.answers[name] as ((input: unknown) => unknown) | undefined;
    if (!handler) throw this.drift(`nothing was given for ${name} to answer`);
    try {
      return this.parse(`the answer of ${name}`, output, withReceipt(output, await handler(parsed)));
    } catch (error) {
      // Error of a browser without a connection.
      if (error instanceof LineCut) throw new TypeError('Failed to fetch');
      if (error instanceof Refusal) throw error;
      throw this.drift(`${name} failed: ${String(error)}`);
    }
  }

  private parse(what: string, schema: z.ZodType, value: unknown, key?: ErrorKey): unknown {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw this.drift(`${what} does not fit the contract: ${issues.join('; ')}`, key);
  }

  /**
   * Returns the error that the screen receives for a violation, and records it in `drifts` for the
   * test.
   */
  private drift(what: string, key: ErrorKey = 'unknown_error'): Refusal {
    this.drifts.push(what);
    return new Refusal(key);
  }
}

export const withReceipt = (output: z.ZodType, response: unknown): unknown =>
  isRecord(response) && output instanceof z.ZodObject && 'receipt' in output.shape
    ? { receipt: sampleReceipt(), ...response }
    : response;

/** Rejects like the browser if the call is aborted, even if the response never arrives. */
function orAborted<T>(response: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return response;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    response.then(resolve, reject);
  });
}
