// Lines of code without blanks and comments, for `npm run weigh -- --code`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const CODE = /\.(?:[cm]?[jt]s|tsx|css)$/;
const TESTS = /\.(?:test|stories)\.|(?:^|\/)testing\/|^e2e\//;
const BUDGET = /^Budget: (?<lines>[\d,]+) lines of production code\.$/m;
/** `max-lines` of ESLint warns above it, too. */
const LONG = 300;

/** Counts the lines of a text that contain more than a comment. Line by line, as cloc does. @param {string} text */
export function codeLines(text) {
  let isComment = false;
  const afterComment = (/** @type {string} */ line) => {
    const end = line.indexOf('*/');
    isComment = end < 0;
    return isComment ? '' : line.slice(end + 2).replace(/^\}/, '');
  };
  return text.split('\n').filter((raw) => {
    const line = raw.trim();
    const rest = isComment || /^\{?\/\*/.test(line) ? afterComment(line) : line;
    return rest.trim() !== '' && !line.startsWith('//');
  }).length;
}

/** Number of lines of production code that a package's README allows, or undefined. @param {string} readme */
export const budgetIn = (readme) => {
  const lines = BUDGET.exec(readme)?.groups?.['lines'];
  return lines === undefined ? undefined : Number(lines.replaceAll(',', ''));
};

/** @param {string} packageName */
export function budgetOf(packageName) {
  const readme = inRoot(packageName, 'README.md');
  return existsSync(readme) ? budgetIn(readFileSync(readme, 'utf8')) : undefined;
}

/** The folder that a reader takes for one subject: `bff/src/features/billing`, `solr/indexer`. @param {string} file */
export function roomOf(file) {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'src' ? 4 : 2).join('/') || '.';
}

/** @typedef {{ files: number, production: number, test: number }} Mass */

/** @param {Map<string, Mass>} masses @param {string} name @param {'production' | 'test'} kind @param {number} lines */
function add(masses, name, kind, lines) {
  const mass = masses.get(name) ?? { files: 0, production: 0, test: 0 };
  masses.set(name, mass);
  mass.files++;
  mass[kind] += lines;
}

/**
 * @returns {{ packages: Map<string, Mass>, rooms: Map<string, Mass>, long: [string, number][] }} `long`: the files that
 * `max-lines` warns of
 */
function weighCode() {
  const files = execFileSync('git', ['ls-files'], { cwd: inRoot('.'), encoding: 'utf8' })
    .split('\n')
    .filter((file) => CODE.test(file) && existsSync(inRoot(file)));
  /** @type {Map<string, Mass>} */
  const packages = new Map();
  /** @type {Map<string, Mass>} */
  const rooms = new Map();
  /** @type {[string, number][]} */
  const long = [];
  for (const file of files) {
    const lines = codeLines(readFileSync(inRoot(file), 'utf8'));
    if (lines > LONG) long.push([file, lines]);
    const kind = TESTS.test(file) ? 'test' : 'production';
    const room = roomOf(file);
    add(rooms, room, kind, lines);
    add(packages, room.split('/')[0] ?? room, kind, lines);
  }
  return { packages, rooms, long };
}

/** Prints the figures of each package next to its budget, of each folder, and the long files. */
export function printCode() {
  const { packages, rooms, long } = weighCode();
  const number = (/** @type {number | undefined} */ value) => value?.toLocaleString('en') ?? '';
  const sum = (/** @type {keyof Mass} */ key) =>
    [...packages.values()].reduce((all, mass) => all + mass[key], 0);
  console.log('| package | files | production | budget | test |\n| --- | ---: | ---: | ---: | ---: |');
  for (const [name, { files, production, test }] of packages)
    console.log(
      `| ${[name, number(files), number(production), number(budgetOf(name)), number(test)].join(' | ')} |`,
    );
  const all = [sum('files'), sum('production')].map(number);
  console.log(`| together | ${all.join(' | ')} | | ${number(sum('test'))} |`);
  console.log('\n| room | files | production | test |\n| --- | ---: | ---: | ---: |');
  for (const [name, { files, production, test }] of rooms)
    console.log(`| ${[name, number(files), number(production), number(test)].join(' | ')} |`);
  for (const [file, lines] of long) console.log(`${file}: ${lines} lines, more than ${LONG}`);
}
