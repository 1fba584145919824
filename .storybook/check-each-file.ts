import path from 'node:path';
import type { Plugin } from 'vitest/config';

const checks = path.join(import.meta.dirname, 'check-layout.ts');

/**
 * Adds the checks to each stories file. A setup file would run only for the first stories file,
 * because the files of a worker share one page. A page per file would take four times as long.
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
