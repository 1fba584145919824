import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkEachFile } from './check-each-file.ts';

const transform = checkEachFile().transform as (code: string, id: string) => { code: string } | undefined;

test('only story files load the layout and accessibility checks, and all of them do', () => {
  const root = path.join(import.meta.dirname, '..');
  const stories = ['web', 'widget', '.storybook'].flatMap((room) =>
    globSync(`${room}/**/*.stories.*`, { cwd: root, exclude: (name) => name.includes('node_modules') }),
  );
  expect(stories.length).toBeGreaterThan(100);
  for (const id of stories) expect(transform('', id)?.code, id).toContain('checkEachStory();');
  expect(transform('', 'web/src/components/badge.stories.tsx?browserv=1')?.code).toContain(
    'checkEachStory();',
  );
  for (const id of ['web/src/components/badge.tsx', 'web/src/stories.tsx'])
    expect(transform('', id)).toBeUndefined();
});
