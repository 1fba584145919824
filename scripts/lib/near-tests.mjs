// Selects the unit tests nearest to a change. With transitive imports, a comment in the contract
// would run every test; CI runs all.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * @typedef {{ changed: string[], files: string[], naming: (text: string) => string[] }} Tree `naming`: the files that contain a text
 */

const isTest = (/** @type {string} */ file) =>
  /\.test\.(?:tsx?|mjs)$/.test(file) &&
  !/\.integration\.test\.ts$|^scripts\/start-test\/|\/testing\/cloud\//.test(file);
const withoutEnding = (/** @type {string} */ file) => file.replace(/(?:\.test)?\.\w+$/, '');

/**
 * Files that import a file, as far as the last two parts of its path tell: `samples/folders` is not `contract/folders`.
 * @param {string} file @param {Tree['naming']} naming
 */
function importersOf(file, naming) {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(withoutEnding(file));
  // A package exports what is in its `src` under its own name.
  const parent = path.posix.basename(folder.replace(/\/src$/, ''));
  const isNeighbour = (/** @type {string} */ value) => value.startsWith(`${folder}/`);
  return [
    ...[`${parent}/${name}.`, `${parent}/${name}'`].flatMap(naming),
    ...naming(`./${name}.`).filter(isNeighbour),
  ];
}

/**
 * Returns the tests next to a changed file or its importers, the tests that import it, and the
 * tests that read its folder.
 * @param {Tree} tree
 */
export function nearTests({ changed, files, naming }) {
  const tests = new Set(files.filter(isTest));
  const near = new Set();
  for (const file of changed) {
    const folder = path.posix.dirname(file);
    const importers = importersOf(file, naming);
    const stems = new Set([file, ...importers].map(withoutEnding));
    for (const test of tests) if (stems.has(withoutEnding(test))) near.add(test);
    // Excludes package roots. A test that names a package root does not depend on each file in that
    // package.
    const folders = [folder, path.posix.dirname(folder)].filter(
      (candidate) => candidate.split('/').length > 2,
    );
    for (const reader of folders.flatMap(naming)) {
      const related = [reader, ...importersOf(reader, naming)];
      for (const test of related) if (tests.has(test)) near.add(test);
    }
  }
  return [...near].sort();
}

/** @param {string} cwd @param {string[]} args */
function git(cwd, args) {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch {
    // `git grep` that finds nothing.
    return [];
  }
}

/**
 * Returns the packages with a changed file and their dependents.
 * @param {string[]} changed
 * @param {Record<string, string[]>} imports packages by the name of who imports them
 */
export function touchedPackages(changed, imports) {
  const touched = new Set(changed.map((file) => file.split('/')[0] ?? ''));
  for (const _ of Object.keys(imports))
    for (const [name, imported] of Object.entries(imports))
      if (imported.some((value) => touched.has(value))) touched.add(name);
  return touched;
}

/**
 * Reads the uncommitted changes of the working tree.
 * @param {string} cwd
 * @returns {Tree}
 */
export function workingTree(cwd) {
  const listArguments = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return {
    changed: [
      ...git(cwd, ['diff', '--name-only', 'HEAD']),
      ...git(cwd, ['ls-files', '--others', '--exclude-standard']),
    ],
    files: git(cwd, listArguments),
    naming: (text) => git(cwd, ['grep', '--untracked', '-lF', '-e', text, '--', '*.ts', '*.tsx', '*.mjs']),
  };
}
