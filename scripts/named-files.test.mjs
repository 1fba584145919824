import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/paths.mjs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
/** Decisions and changelogs describe the past and keep their file names. */
const docs = tracked.filter(
  (file) =>
    file.endsWith('.md') &&
    !/^(?:CHANGELOG\.md|docs\/(?:decisions|measurements)\/)/.test(file) &&
    existsSync(path.join(root, file)),
);

/** A file as docs name it, with or without the folders above it: `models/claim.ts`. */
const NAMED = /`(?<name>(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:[cm]?[jt]sx?|css|xml|sh|ya?ml|jsonc))`/g;
/** Made by the build, and a pattern. */
const NOT_OURS = /^(?:verb-noun\.ts|loader\.js|(?:\w+\/)?dist\/.*)$/;

/** @template T @param {(file: string, text: string) => T[]} find */
const inDocs = (find) => docs.flatMap((file) => find(file, read(file)));

test('files that the docs name exist', () => {
  const missing = inDocs((file, text) =>
    [...text.matchAll(NAMED)].flatMap(({ groups }) => {
      const name = groups?.name ?? '';
      const isThere = tracked.some((value) => value === name || value.endsWith(`/${name}`));
      return isThere || NOT_OURS.test(name) ? [] : [`${file}: ${name}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('links of the docs to files of the repository exist', () => {
  const broken = inDocs((file, text) =>
    [...text.matchAll(/\]\((?<to>[^)\s#:]+)(?:#[^)]*)?\)/g)].flatMap(({ groups }) => {
      const to = groups?.to ?? '';
      return existsSync(path.join(root, path.dirname(file), to)) ? [] : [`${file}: ${to}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('decisions cited by number exist', () => {
  const sources = tracked.filter(
    (file) => /\.(?:md|[cm]?[jt]sx?)$/.test(file) && existsSync(path.join(root, file)),
  );
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(/\bdecision (?<number>\d+)/g)].flatMap(({ groups }) => {
      const start = `docs/decisions/${groups?.number?.padStart(4, '0')}-`;
      return tracked.some((value) => value.startsWith(start)) ? [] : [`${file}: decision ${groups?.number}`];
    }),
  );
  expect(missing).toEqual([]);
});
