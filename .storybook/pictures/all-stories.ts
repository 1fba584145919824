import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const root = path.join(import.meta.dirname, '../..');

interface Story {
  /** Path relative to the repository. */
  file: string;
  /** Name of the story's test. */
  name: string;
}

/** Returns every story by its id. */
export function allStories(): Map<string, Story> {
  const files = ['web/src', 'widget/src', '.storybook/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => path.join(folder, file)),
  );
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
      return [...text.matchAll(/^export const (\w+): Story\b/gm)].map(
        ([, exported = '']): [string, Story] => {
          const name = storyNameFromExport(exported);
          return [toId(title, name), { file, name }];
        },
      );
    }),
  );
}
