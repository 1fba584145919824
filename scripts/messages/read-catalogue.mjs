// Reads the catalogue from its source files: each text with its key, its part and the note for
// translators above it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../lib/paths.mjs';

/** @typedef {{ key: string, text: string, note: string | undefined, part: string }} Message */

/** @param {string} comment */
const withoutMarks = (comment) =>
  comment
    .replace(/^\/\*+|\*+\/$/g, '')
    .replace(/^\s*(?:\*|\/\/) ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @param {string} source @param {number} position @returns {string | undefined} */
function noteAt(source, position) {
  const [nearest] = (ts.getLeadingCommentRanges(source, position) ?? []).slice(-1);
  return nearest && withoutMarks(source.slice(nearest.pos, nearest.end));
}

/** @param {ts.Expression} value @returns {string} */
function textOf(value) {
  if (ts.isStringLiteralLike(value)) return value.text;
  throw new Error(`A text of the catalogue is a plain string: ${value.getText()}`);
}

/** @param {string} source @param {string} part @returns {Message[]} */
export function messagesIn(source, part) {
  const file = ts.createSourceFile(`${part}.ts`, source, ts.ScriptTarget.Latest, true);
  /** @type {Message[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
      found.push({
        key: node.name.text,
        text: textOf(node.initializer),
        note: noteAt(source, node.pos),
        part,
      });
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {'it' | 'en'} language @returns {Message[]} */
export function readCatalogue(language) {
  const folder = inRoot('contract/src/messages', language);
  return readdirSync(folder)
    .sort()
    .flatMap((name) => messagesIn(readFileSync(path.join(folder, name), 'utf8'), path.basename(name, '.ts')));
}
