import type { SandboxContext } from '../core/context.ts';
import { expandable } from './expandable.ts';
import { invalid } from './failure.ts';
import { present } from './present.ts';
import type { Wire } from '../core/wire.ts';

/** The provider's own limit; in a list the word `data` counts as one level. */
const deepest = 4;

/**
 * Replaces ids with the objects they name, as the `expand` parameter asks; changes `answer` itself, which is ours.
 */
export function expand(context: SandboxContext, response: Wire, paths: string[]): Wire {
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > deepest) {
      throw invalid(
        `You cannot expand more than ${deepest} levels of a property. Property: ${path}`,
        'expand',
      );
    }
    walk(context, response, '', response, parts, path);
  }
  return response;
}

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `owner` is the object whose rules apply, `inside` the place within it, `node` the part reached so far. */
function walk(
  context: SandboxContext,
  owner: Wire,
  inside: string,
  node: unknown,
  parts: string[],
  path: string,
): void {
  const [part, ...rest] = parts;
  if (part === undefined || node === null || node === undefined) return;
  if (Array.isArray(node)) {
    for (const item of node) enter(context, owner, inside, item, parts, path);
    return;
  }
  if (!isWire(node)) throw refusal(path);
  const fieldPath = inside === '' ? part : `${inside}.${part}`;
  const rule = node['object'] === 'list' ? undefined : expandable[String(owner['object'])]?.[fieldPath];
  if (rule === undefined) {
    if (!(part in node) || typeof node[part] !== 'object') throw refusal(path);
    enter(context, owner, fieldPath, node[part], rest, path);
    return;
  }
  if (typeof rule === 'function') node[part] ??= rule(context, owner);
  else if (rule !== 'nothing') {
    const load = (id: unknown) => (typeof id === 'string' ? loaded(context, rule, id) : id);
    node[part] = Array.isArray(node[part]) ? node[part].map(load) : load(node[part]);
  }
  enter(context, owner, fieldPath, node[part], rest, path);
}

function enter(
  context: SandboxContext,
  owner: Wire,
  inside: string,
  node: unknown,
  parts: string[],
  path: string,
): void {
  if (parts.length === 0) return;
  const isObject = isWire(node) && typeof node['object'] === 'string';
  if (isObject) walk(context, node, '', node, parts, path);
  else walk(context, owner, inside, node, parts, path);
}

function loaded(
  context: SandboxContext,
  table: Parameters<SandboxContext['store']['get']>[0],
  id: string,
): unknown {
  const row = context.store.get(table, id);
  return row && 'object' in row ? present(context, row) : id;
}

function refusal(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, 'expand');
}
