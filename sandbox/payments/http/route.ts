import type { SandboxContext } from '../core/context.ts';
import { readParams } from './params.ts';
import type { Spec, Values } from './params.ts';
import type { FormTree } from './form.ts';

export interface Caller {
  /**
   * Kind of API key. A publishable key can only make payment methods and use operations that have
   * an intent's client secret.
   */
  kind: 'secret' | 'publishable';
}

export interface Call {
  context: SandboxContext;
  caller: Caller;
  /** The named parts of the address. */
  path: Record<string, string>;
}

export interface Route {
  method: string;
  pattern: RegExp;
  names: string[];
  open: boolean;
  run(call: Call, sent: FormTree): unknown;
}

/**
 * Declares an operation: its path, parameters and handler. `expand` is removed from the parameters
 * before.
 */
export function route<S extends Spec>(
  address: string,
  spec: S,
  run: (call: Call, params: Values<S>) => unknown,
  options: { open?: boolean } = {},
): Route {
  const [method = 'GET', path = '/'] = address.split(' ');
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '([^/]+)')}$`);
  return {
    method,
    pattern,
    names,
    open: options.open ?? false,
    run: (call, sent) => run(call, readParams(spec, sent)),
  };
}
