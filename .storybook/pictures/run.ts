import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allStories } from './all-stories.ts';
import { storedBrowser, rememberBrowser, thisBrowser } from './browser.ts';
import { pictured, picturesOf } from './chosen.ts';
import { smallerPng } from './smaller-png.ts';

// `npm run pictures [-- file…]` compares the stories that have a picture with it, in all files or
// the given files. `--update` retakes the pictures that differ, or all pictures if they were taken
// with a different browser.
const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const files = args.filter((arg) => !arg.startsWith('--'));
const isWhole = files.length === 0;

const folder = path.join(import.meta.dirname, 'kept');
const removeUnused = (isGone: (name: string) => boolean) => {
  for (const name of readdirSync(folder)) if (isGone(name)) rmSync(path.join(folder, name));
};

const all = allStories();
const stories = [...pictured]
  .flatMap((id) => all.get(id) ?? [])
  .filter(({ file }) => isWhole || files.some((part) => file.includes(part)));

if (isUpdate && isWhole && storedBrowser() !== thisBrowser()) removeUnused(() => true);
const names = [...new Set(stories.map(({ name }) => name))];
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  [
    ...['run', '--project', 'stories', '--testNamePattern', `^(${names.join('|')})$`],
    ...new Set(stories.map(({ file }) => file)),
    // Must be the last argument, because it would accept a following file as its value and then
    // every file would run.
    ...(isUpdate ? ['--update'] : []),
  ],
  { stdio: 'inherit', env: { ...process.env, PICTURES: 'only' } },
);
if (isUpdate) {
  const expected = new Set(
    [...pictured].flatMap((id) => Object.values(picturesOf(id)).map((name) => `${name}.png`)),
  );
  removeUnused((name) => !expected.has(name));
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    writeFileSync(file, smallerPng(readFileSync(file)));
  }
  if (isWhole && status === 0) rememberBrowser();
}
process.exitCode = status ?? 1;
