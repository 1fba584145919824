import { paths } from '@massima/contract/paths';

/** Every address of the product. Patterns are for the router, functions for links. */
export { paths };

/**
 * Returns the source of a regular expression for the addresses of a path. Case-insensitive, like
 * the router.
 */
export const patternOf = (path: string): string =>
  `^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`;

/** Returns the screen's pattern for an address, never the address itself; `*` if none matches. */
export const screenOf = (pathname: string): (typeof paths)[keyof typeof paths] | '*' =>
  Object.values(paths).find((path) => new RegExp(patternOf(path), 'i').test(pathname)) ?? '*';
