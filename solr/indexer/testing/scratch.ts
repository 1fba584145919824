import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A folder of one test file, gone when it is done. */
export function scratch() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'massima-sources-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const file = (name: string) => path.join(folder, name);
  return {
    file,
    write: async (name: string, content: string | Buffer) => {
      await writeFile(file(name), content);
      return file(name);
    },
  };
}
