// Which keys the sources name. Keys are plain strings wherever they are (`t('save')`, a table of columns, a server's
// answer), so every string counts, and `t(`issuer.${id}`)` counts for the family of keys that begins and ends like it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../lib/paths.mjs';

/** @typedef {{ names: Set<string>, asked: Map<string, string>, families: Map<string, RegExp> }} Uses */

const SOURCES = ['bff/src', 'contract/src', 'web/src', 'widget/src', 'widget/build.mjs'];
const NOT_SOURCES = /\/messages\/|\.test\.|\.stories\.|\/testing\//;
/**
 * Functions that look up a text: `t('key')`, `text.t('key')`, `rich('key')`; `textIn` belongs to
 * the widget.
 */
const ASKING = new Set(['t', 'rich', 'textIn']);

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {ts.TemplateExpression} node @returns {RegExp | undefined} */
function familyOf(node) {
  // A template that starts with a variable would match any key.
  if (!/^[a-z][a-z_]*[._]$/.test(node.head.text)) return undefined;
  const rest = node.templateSpans.map((span) => literally(span.literal.text));
  return new RegExp(`^${[literally(node.head.text), ...rest].join('\\w+')}$`);
}

/** @param {ts.CallExpression} node */
const calledName = ({ expression }) =>
  ts.isIdentifier(expression)
    ? expression.text
    : ts.isPropertyAccessExpression(expression)
      ? expression.name.text
      : '';

/** @param {string} source @param {string} name @param {Uses} uses */
export function addUses(source, name, uses) {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, false, kind);
  /** Literals that an asking call can come out at: itself, or both sides of a condition. @param {ts.Node} node */
  const collectKeys = (node) => {
    if (ts.isStringLiteralLike(node)) uses.asked.set(node.text, name);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(collectKeys);
    else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) collectKeys(node.expression);
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) uses.names.add(node.text);
    // Error kinds and field names are keys too: `{ login_requires_token: 'UNAUTHORIZED' }`.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) uses.names.add(node.name.text);
    if (ts.isPropertyAccessExpression(node)) uses.names.add(node.name.text);
    if (ts.isTemplateExpression(node)) {
      const family = familyOf(node);
      if (family) uses.families.set(family.source, family);
    }
    if (ts.isCallExpression(node) && ASKING.has(calledName(node)) && node.arguments[0])
      collectKeys(node.arguments[0]);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** @param {string} location a file or a folder, from the root @returns {string[]} */
function filesOf(location) {
  if (/\.\w+$/.test(location)) return [location];
  return readdirSync(inRoot(location), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(location, name));
}

/** @returns {Uses} */
export function findUses() {
  /** @type {Uses} */
  const uses = { names: new Set(), asked: new Map(), families: new Map() };
  for (const name of SOURCES.flatMap(filesOf))
    if (!NOT_SOURCES.test(name)) addUses(readFileSync(inRoot(name), 'utf8'), name, uses);
  return uses;
}
