import path from 'node:path';
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

/**
 * Rejects retired names in declarations and in file names.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { name: '{{name}} has given way to {{now}} (docs/GLOSSARY.md, "Names in code").' },
  },
  create(context) {
    /** @param {import('eslint').AST.Program | import('eslint').Rule.Node} node @param {string} name @param {string | undefined} now */
    const report = (node, name, now) => {
      if (now !== undefined) context.report({ node, messageId: 'name', data: { name, now } });
    };
    /** @param {any} node */
    const declared = (node) => {
      if (node.id?.type === 'Identifier') report(node.id, node.id.name, nowOf(node.id.name));
    };
    return {
      Program(node) {
        const [name = ''] = path.basename(context.filename).split('.');
        report(node, name, byFile.get(name));
      },
      FunctionDeclaration: declared,
      ClassDeclaration: declared,
      VariableDeclarator: declared,
      TSInterfaceDeclaration: declared,
      TSTypeAliasDeclaration: declared,
    };
  },
};
