import { readFile, rm, writeFile } from 'node:fs/promises';

const dayMs = 24 * 3_600_000;

const fileOf = (folder: string) => `${folder}.blocked`;

/**
 * Returns why the model could not be downloaded within the last day; undefined if a new attempt is
 * allowed. A machine without internet access does not retry at every start.
 */
export async function blockedSince(folder: string, nowMs: number): Promise<string | undefined> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const [at = '', ...why] = text.split('\n');
  return nowMs - Date.parse(at) < dayMs ? why.join(' ') : undefined;
}

export const noteBlocked = (folder: string, nowMs: number, why: string): Promise<void> =>
  writeFile(fileOf(folder), `${new Date(nowMs).toISOString()}\n${why}`);

export const forgetBlocked = (folder: string): Promise<void> => rm(fileOf(folder), { force: true });
