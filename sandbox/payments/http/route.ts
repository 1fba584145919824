import type { World } from '../core/world.ts';
import { readParams } from './params.ts';
import type { Spec, Values } from './params.ts';
import type { FormTree } from './form.ts';

export interface Caller {
  /** A publishable key may only do what carries an intent's client secret, and make payment methods. */
  kind: 'secret' | 'publishable';
}

export interface Call {
  world: World;
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

/** Declares one operation: its address, what it takes, what it does. `expand` is taken off before it gets here. */
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
