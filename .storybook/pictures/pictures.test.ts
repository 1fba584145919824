import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allStories } from './all-stories.ts';
import { pictured, picturesOf } from './chosen.ts';

const folder = path.join(import.meta.dirname, 'kept');
const files = readdirSync(folder);

it('keeps a picture of each chosen story, and no other picture', () => {
  const expected = [...pictured].flatMap((id) => Object.values(picturesOf(id)).map((name) => `${name}.png`));
  expect(files.sort()).toEqual(expected.sort());
});

it('keeps at most 150 pictures and 5 MB', () => {
  expect(files.length).toBeLessThanOrEqual(150);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(5_000_000);
});

it('chooses only existing stories', () => {
  const stories = allStories();
  expect([...pictured].filter((id) => !stories.has(id))).toEqual([]);
});
