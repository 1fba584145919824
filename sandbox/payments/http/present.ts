import type { SandboxContext } from '../core/context.ts';
import type { Wire } from '../core/wire.ts';

const finished = new WeakSet<Wire>();

/** Marks an answer that is no row any more and goes out unchanged. */
export function finish(wire: Wire): Wire {
  finished.add(wire);
  return wire;
}

/**
 * Returns a row as the API sends it, without expanded fields. Fields that start with `_` are
 * internal.
 */
export function present(context: SandboxContext, row: { object: string }): Wire {
  if (finished.has(row as unknown as Wire)) return row as unknown as Wire;
  const presenter = context.presenters[row.object];
  const wire = presenter ? presenter(context, row as never) : structuredClone(row as unknown as Wire);
  return visible(wire);
}

function visible(wire: Wire): Wire {
  return Object.fromEntries(Object.entries(wire).filter(([name]) => !name.startsWith('_')));
}
