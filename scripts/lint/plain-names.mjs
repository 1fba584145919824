import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { retiredNames } from './retired-names.mjs';

const kebab = (/** @type {string} */ name) =>
  name
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
const byFile = new Map(Object.entries(retiredNames).map(([name, now]) => [kebab(name), kebab(now)]));
const byName = new Map(Object.entries(retiredNames));

/** An upper limit is a maximum: `maxWaiting`, not `mostWaiting`. */
const upperLimit = /^most(?=[A-Z])/;
const nowOf = (/** @type {string} */ name) =>
  byName.get(name) ?? (upperLimit.test(name) ? name.replace(upperLimit, 'max') : undefined);

/** Retired names that are still declared, by file. An entry that no longer applies is an error, so the list only shrinks. */
const exceptions = new Map([
  ['bff/src/collection/retrieve/search.ts', ['byMeaning']],
  ['bff/src/features/search/meaning-charge.integration.test.ts', ['byMeaning']],
  ['web/src/features/partners/use-offer-issues.ts', ['mostQueries']],
]);

/**
 * Rejects retired names in file names and declarations: variables, functions, types, parameters and destructured names.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      name: '{{name}} has given way to {{now}} (docs/GLOSSARY.md, "Names in code").',
      stale: 'Remove {{name}} from the exceptions in scripts/lint/plain-names.mjs.',
    },
  },
  create(context) {
    const allowed = exceptions.get(path.relative(inRoot('.'), context.filename)) ?? [];
    return {
      Program(node) {
        const [fileName = ''] = path.basename(context.filename).split('.');
        const data = { name: fileName, now: byFile.get(fileName) ?? '' };
        if (data.now !== '') context.report({ node, messageId: 'name', data });
        // A class declares its name in two scopes, so positions are collected once.
        /** @type {Map<import('eslint').Scope.Definition['name'], string>} */
        const declared = new Map();
        const { scopes } = context.sourceCode.scopeManager;
        for (const { name, defs } of scopes.flatMap((scope) => scope.variables))
          for (const definition of defs.slice(0, 1))
            if (definition.type !== 'ImportBinding') declared.set(definition.name, name);
        for (const [identifier, name] of declared) {
          const now = nowOf(name);
          if (now !== undefined && !allowed.includes(name))
            context.report({ node: identifier, messageId: 'name', data: { name, now } });
        }
        const names = new Set(declared.values());
        for (const name of allowed)
          if (!names.has(name)) context.report({ node, messageId: 'stale', data: { name } });
      },
    };
  },
};
