import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allStories } from './all-stories.ts';
import { keptWith, rememberBrowser, thisBrowser } from './browser.ts';
import { pictured, picturesOf } from './chosen.ts';
import { smallerPng } from './smaller-png.ts';

// `npm run pictures [-- file…]` compares the stories that have a picture with it, in all files or
// the given files. `--update` retakes the pictures that differ, or all pictures if they were taken
// with a different browser.
const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const asked = args.filter((arg) => !arg.startsWith('--'));
const isWhole = asked.length === 0;

const kept = path.join(import.meta.dirname, 'kept');
const removeKept = (isGone: (name: string) => boolean) => {
  for (const name of readdirSync(kept)) if (isGone(name)) rmSync(path.join(kept, name));
};

const all = allStories();
const stories = [...pictured]
  .flatMap((id) => all.get(id) ?? [])
  .filter(({ file }) => isWhole || asked.some((part) => file.includes(part)));

if (isUpdate && isWhole && keptWith() !== thisBrowser()) removeKept(() => true);
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
  const wanted = new Set(
    [...pictured].flatMap((id) => Object.values(picturesOf(id)).map((name) => `${name}.png`)),
  );
  removeKept((name) => !wanted.has(name));
  for (const name of readdirSync(kept)) {
    const file = path.join(kept, name);
    writeFileSync(file, smallerPng(readFileSync(file)));
  }
  if (isWhole && status === 0) rememberBrowser();
}
process.exitCode = status ?? 1;
