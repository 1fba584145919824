import { createHash } from 'node:crypto';
import type { SandboxContext } from '../core/context.ts';
import { Failure } from './failure.ts';

/** The answer to a request that carried a key, kept to be given again. */
export interface IdempotentAnswer {
  id: string;
  created: number;
  fingerprint: string;
  status: number;
  body: string;
}

declare module '../core/tables.ts' {
  interface Tables {
    idempotency: IdempotentAnswer;
  }
}

const memory = 24 * 3600;

export function fingerprint(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

/**
 * Idempotency keys of pending requests. A second request with a pending key is rejected, as at the
 * provider.
 */
export class KeysInUse {
  private readonly keys = new Set<string>();

  take(key: string): () => void {
    if (this.keys.has(key)) {
      const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`;
      throw new Failure(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
    }
    this.keys.add(key);
    return () => this.keys.delete(key);
  }
}

export function recall(context: SandboxContext, key: string, print: string): IdempotentAnswer | undefined {
  const stored = context.store.get('idempotency', key);
  if (!stored || stored.created < context.now() - memory) return undefined;
  if (stored.fingerprint === print) return stored;
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
  throw new Failure(400, { type: 'idempotency_error', message });
}

/** Gives `answer` to every further request with this key, for a day. */
export function keepAnswer(
  context: SandboxContext,
  key: string,
  { method, path, body }: { method: string; path: string; body: string },
  response: { status: number; body: string },
): void {
  context.store.transaction(() => {
    forgetOldKeys(context);
    context.store.put('idempotency', {
      id: key,
      created: context.now(),
      fingerprint: fingerprint(method, path, body),
      status: response.status,
      body: response.body,
    });
  });
}

/** A request that was refused before it began leaves nothing to repeat. */
export function isCacheable(status: number, code: string | undefined): boolean {
  if (status === 401 || status === 409 || status === 429) return false;
  return !(status === 400 && code?.startsWith('parameter_'));
}

function forgetOldKeys(context: SandboxContext): void {
  const before = context.now() - memory;
  for (
    let row = context.store.oldest('idempotency');
    row && row.created < before;
    row = context.store.oldest('idempotency')
  ) {
    context.store.remove('idempotency', row.id);
  }
}
