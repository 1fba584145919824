import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups, groups } from './chunk-groups.ts';

const root = path.join(import.meta.dirname, '../..');
const ours = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));
const mantine = path.join(root, 'web/node_modules/@mantine/core');

/** Expands a pattern: `a/(?:b|c)\.` is `a/b` and `a/c`. */
function namesOf({ source }: RegExp): string[] {
  const plain = source.replaceAll('\\/', '/').replaceAll('\\.', '.').replace(/^\^/, '');
  const spread = (text: string): string[] => {
    const group = /\(\?:(?<choices>[^()]*)\)/.exec(text);
    if (!group) return [text];
    return (group.groups?.['choices'] ?? '')
      .split('|')
      .flatMap((choice) => spread(text.replace(group[0], choice)));
  };
  return spread(plain.replace(/\[\/\.\]$/, ''));
}

const isThere = (name: string): boolean => {
  const library = name.replace(/^@mantine\/core\//, '');
  // Parts share style sheets, so a part may have no style sheet with its name.
  if (library !== name)
    return [library, `${library}.css`, library.replace('styles/', 'esm/components/')].some((file) =>
      existsSync(path.join(mantine, file)),
    );
  return !/^(?:web|contract)\//.test(name) || ours.some((file) => file.startsWith(name));
};

test.each(groups)('every module in the group %s exists', (_, patterns) => {
  expect(patterns.flatMap(namesOf).filter((name) => !isThere(name))).toEqual([]);
});

test('assigns a file to the first group that lists it', () => {
  const groupOf = (file: string) => chunkGroups.find(({ test: isIn }) => isIn(`/app/${file}`))?.name;
  expect([groupOf('web/src/lib/trpc.ts'), groupOf('web/src/components/undo-row.tsx')]).toEqual([
    'base',
    'rows',
  ]);
});
