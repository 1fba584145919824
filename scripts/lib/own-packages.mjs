// Resolves this repository's packages by name before anything is installed. `npm start` needs them to check ports, Java and
// MariaDB. Node lets a package import itself by its name and its `exports`, so each name is resolved from inside its own package.
import module, { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

/** @param {string} name such as `@massima/launch/ports` @returns {string | undefined} the package.json it is resolved from */
function manifestOf(name) {
  const [, folder] = /^@massima\/([a-z]+)\/.+$/.exec(name) || [];
  return folder && inRoot(folder, 'package.json');
}

/** Resolves a name, also on an older Node. @param {string} name @returns {string} the URL of its file */
export const ownPackage = (name) =>
  pathToFileURL(createRequire(manifestOf(name) || inRoot('package.json')).resolve(name)).href;

/**
 * Resolve hook that Node calls for each import.
 * @public a hook, which Node calls by name if it runs on its own thread
 * @type {module.ResolveHookSync}
 */
export function resolve(name, context, next) {
  const manifest = manifestOf(name);
  return next(name, manifest ? { ...context, parentURL: pathToFileURL(manifest).href } : context);
}

/** For every import that follows in this process. Before Node 22.15, where a start only looks, hooks are on their own thread. */
export function findOwnPackages() {
  if (module.registerHooks) module.registerHooks({ resolve });
  else module.register(import.meta.url);
}
