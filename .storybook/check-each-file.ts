import path from 'node:path';
import type { Plugin } from 'vitest/config';

const checks = path.join(import.meta.dirname, 'check-layout.ts');

/**
 * Has each file of stories ask for the checks. A setup file would do so only for the first: the files of a worker share one page, in which it
 * is read once; a page for each file, with all that the web app is made of, would take a quarter of the time.
 */
export const checkEachFile = (): Plugin => ({
  name: 'check-each-file',
  enforce: 'post',
  transform(code, id) {
    if (!/\.stories\.tsx(?:$|\?)/.test(id)) return undefined;
    const call = `import { checkEachStory } from ${JSON.stringify(`/@fs${checks}`)};\ncheckEachStory();\n`;
    return { code: code + call, map: null };
  },
});
