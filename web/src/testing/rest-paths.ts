import { type Operation, restOf } from '@massima/contract/operation';
import { operationsByName } from '@massima/contract/operations';

export interface RestCall {
  name: string;
  input: unknown;
}

/**
 * Paths of the REST API, those without parameters first, because `/lawyers/form_token` is not an
 * account's id.
 */
const routes = Object.entries<Operation>(operationsByName)
  .map(([name, operation]) => {
    const { method, path, pathKeys } = restOf(operation);
    const pattern = new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`);
    return { name, method, pattern, pathKeys, takesInput: operation.input !== undefined };
  })
  .sort((a, b) => a.pathKeys.length - b.pathKeys.length);

/** Returns the operation and input of a REST request; undefined for an unknown address. */
export function restCall(
  { pathname, searchParams }: URL,
  method: string,
  body: unknown,
): RestCall | undefined {
  for (const route of routes) {
    const found = route.method === method ? route.pattern.exec(pathname) : null;
    if (!found) continue;
    const input = { ...Object.fromEntries(searchParams), ...(body as object | undefined), ...found.groups };
    return { name: route.name, input: route.takesInput ? input : undefined };
  }
  return undefined;
}
