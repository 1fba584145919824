#!/usr/bin/env node
// Rejects a change whose added comments are hard to read: `node scripts/lint/plain-english.mjs [base]`. Compares the working tree
// with the merge base of main or, on main itself, with the parent of the last commit. Without history it checks nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { inRoot } from '../lib/paths.mjs';
import { patterns } from './english-patterns.mjs';

/** Maximum number of hits per 1,000 comment lines. A single hit never fails. */
const MAX_RATE = 60;
const SOURCE = /^(?!.*(?:^|\/)(?:dist|generated|migrations)\/).*(?<!\.d)\.(?:[cm]?[jt]sx?|css)$/;
const DIRECTIVE =
  /^\s*(?:eslint|@ts-|prettier-|#region|#endregion|@vitest|<reference|@jsx|global |TODO|[-=*─]{4,})/i;
const UNREAD = /^\s*@(?:example|see|type|typedef|template|default|import|satisfies|internal|link)\b/;
const TAG =
  /^\s*@(?:param|returns?|throws|property|deprecated)\s*(?:\{[^}]*\})?\s*(?:\[?[\w.$]+\]?)?\s*(?:-\s*)?/;
const CODE = /`[^`\n]*`|https?:\/\/\S+|\{@link[^}]*\}|«[^»]*»|“[^”]*”|"[^"\n]*"/g;
const lineCount = (/** @type {string} */ text) => text.split('\n').length - 1;

/** Returns the comments of a file; adjacent line comments are one. @param {string} file @param {string} source */
function commentsIn(file, source) {
  const options = { comment: true, loc: true, jsx: file.endsWith('x'), filePath: file };
  const found = file.endsWith('.css')
    ? Array.from(source.matchAll(/\/\*([^]*?)\*\//g), ({ 1: value = '', index }) => ({
        value,
        type: 'Css',
        loc: { start: { line: lineCount(source.slice(0, index)) + 1 } },
      }))
    : /** @type {any} */ (tseslint.parser).parseForESLint(source, options).ast.comments;
  const sourceLines = source.split('\n');
  /** @type {{ line: number, text: string, isDoc: boolean, isLine: boolean }[]} */
  const comments = [];
  for (const { type, value, loc } of found) {
    const { line } = loc.start;
    const text = value.replace(/^[ \t]*\*+ ?/gm, '');
    const isLine = type === 'Line' && /^\s*\/\//.test(sourceLines[line - 1] ?? '');
    const last = comments.at(-1);
    if (DIRECTIVE.test(text)) continue;
    if (isLine && last?.isLine && last.line + lineCount(last.text) === line - 1) last.text += `\n${text}`;
    else comments.push({ line, text, isLine, isDoc: value.startsWith('*') });
  }
  return comments;
}

/** Returns the sentences of a comment with their first and last line. @param {{ line: number, text: string }} comment */
function sentencesOf({ line, text }) {
  const sentences = [];
  for (const block of text
    .replace(CODE, 'CODE')
    .replace(/\*\*|__/g, '')
    .split(/(?=\n\s*\n|\n\s*@\w)/)) {
    const content = UNREAD.test(block)
      ? '\n'.repeat(lineCount(block))
      : block.replace(TAG, (tag) => tag.replace(/[^\n]/g, ' '));
    for (const piece of content.split(/(?<=[.!?])(?=\s+["'(]?[A-Z0-9«“])|(?<=;)(?=\s)/)) {
      const first = line + lineCount(/^\s*/.exec(piece)?.[0] ?? '');
      line += lineCount(piece);
      if (/[A-Za-z]{2}/.test(piece))
        sentences.push({ first, last: line, text: piece.replace(/\s+/g, ' ').trim() });
    }
  }
  return sentences;
}

/**
 * Counts comment lines and weighted hits of a file.
 * @param {string} file @param {string} source
 * @param {(line: number) => boolean} [isAdded] counts only these lines, and sentences that touch them
 */
export function measure(file, source, isAdded = () => true) {
  const result = { lines: 0, score: 0, hits: /** @type {string[]} */ ([]) };
  for (const comment of commentsIn(file, source)) {
    const rows = comment.text.split('\n');
    result.lines += rows.filter((text, i) => /[A-Za-z]{2}/.test(text) && isAdded(comment.line + i)).length;
    for (const [i, { first, last, text }] of sentencesOf(comment).entries()) {
      if (
        !rows.some(
          (_, n) => comment.line + n >= first && comment.line + n <= last && isAdded(comment.line + n),
        )
      )
        continue;
      for (const { scope, weight, instead, find } of patterns) {
        if ((scope === 'doc' && !(comment.isDoc && i === 0)) || !find.test(text)) continue;
        result.score += weight;
        result.hits.push(`${file}:${first}: ${text}\n    better: ${instead}`);
      }
    }
  }
  return result;
}

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: inRoot('.'), encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' }).trim();
const revision = (/** @type {string[]} */ ...args) => {
  try {
    return git(...args);
  } catch {
    return '';
  }
};

/** Returns the added lines of each file since a revision. @param {string} base */
function addedLines(base) {
  /** @type {Map<string, Set<number>>} */
  const added = new Map();
  let lines = new Set();
  for (const row of git('diff', '-U0', '--no-color', '--no-ext-diff', base).split('\n')) {
    const file = /^\+\+\+ b\/(.*)$/.exec(row)?.[1];
    if (file !== undefined) added.set(file, (lines = new Set()));
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(row) ?? [];
    for (let i = 0; from !== undefined && i < Number(count); i++) lines.add(Number(from) + i);
  }
  return added;
}

/** @param {string | undefined} revisionArgument revision to compare with */
function main(revisionArgument) {
  const head = revision('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((name) => revision('merge-base', 'HEAD', name));
  const base =
    revisionArgument ?? bases.find((base) => base !== '' && base !== head) ?? revision('rev-parse', 'HEAD~1');
  const total = { lines: 0, score: 0, hits: /** @type {string[]} */ ([]) };
  for (const [file, lines] of base === '' ? [] : addedLines(base)) {
    if (!SOURCE.test(file)) continue;
    const found = measure(file, readFileSync(inRoot(file), 'utf8'), (line) => lines.has(line));
    total.lines += found.lines;
    total.score += found.score;
    total.hits.push(...found.hits);
  }
  const rate = (1000 * total.score) / Math.max(1, total.lines);
  const summary = `${total.score} hits in ${total.lines} added comment lines: ${rate.toFixed(0)} per 1,000, at most ${MAX_RATE}`;
  if (rate <= MAX_RATE || total.score <= 1) return console.log(summary);
  console.error([...total.hits, summary].join('\n'));
  process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main(process.argv[2]);
