import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** A file as comments and docs name it, with or without the folders above it: `models/claim.ts`. */
const NAMED = /`(?<name>(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:[cm]?[jt]sx?|css|xml|sh|ya?ml|jsonc))`/g;
/** Made by the build, and a pattern. */
const NOT_OURS = /^(?:verb-noun\.ts|loader\.js|(?:\w+\/)?dist\/.*)$/;

/** Comments alone: a text in code may be any. @param {string} file @param {string} text */
const proseOf = (file, text) =>
  file.endsWith('.md') ? text : (text.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm) ?? []).join('\n');

const prose = tracked
  .filter((file) => /\.(?:md|[cm]?[jt]sx?)$/.test(file) && !/^(?:CHANGELOG\.md|docs\/decisions\/)/.test(file))
  .map((file) => ({ file, text: proseOf(file, readFileSync(path.join(root, file), 'utf8')) }));

test('files that comments and docs name are there', () => {
  const lies = prose.flatMap(({ file, text }) =>
    [...text.matchAll(NAMED)].flatMap(({ groups }) => {
      const name = groups?.name ?? '';
      const isThere = tracked.some((one) => one === name || one.endsWith(`/${name}`));
      return isThere || NOT_OURS.test(name) ? [] : [`${file}: ${name}`];
    }),
  );
  expect(lies).toEqual([]);
});

test('decisions that are named by their number are there', () => {
  const lies = prose.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdecision (?<number>\d+)/g)].flatMap(({ groups }) => {
      const start = `docs/decisions/${groups?.number?.padStart(4, '0')}-`;
      return tracked.some((one) => one.startsWith(start)) ? [] : [`${file}: decision ${groups?.number}`];
    }),
  );
  expect(lies).toEqual([]);
});
