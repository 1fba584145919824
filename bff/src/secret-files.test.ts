import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
function file(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}
const DATABASE_URL = 'mysql://massima:secret@localhost/massima';
const key = 'r7Vt0kXq1Yc9Zs5WmB3uNf8LhJ2pDgAe6CxTiOyKvSw=';

test('reads a secret from the file that its variable names, without the final line break', () => {
  const config = readConfig({
    SECRET_KEY_FILE: file('key', `${key}\n`),
    DATABASE_URL_FILE: file('url', `${DATABASE_URL}\r\n`),
  });
  expect(config).toMatchObject({ SECRET_KEY: key, DATABASE_URL });
});

test('reports a file that is missing, empty or duplicates its variable, never its content', () => {
  const wrong = (env: Record<string, string>) => {
    try {
      readConfig({ DATABASE_URL, ...env });
      return 'nothing';
    } catch (error) {
      return String(error);
    }
  };
  expect(wrong({ SECRET_KEY_FILE: path.join(folder, 'away') })).toContain("away can't be read (ENOENT)");
  expect(wrong({ SECRET_KEY_FILE: file('empty', '\n') })).toContain('is empty');
  const both = wrong({ SECRET_KEY: key, SECRET_KEY_FILE: file('other', 'another-secret-key-here') });
  expect(both).toContain('SECRET_KEY_FILE: SECRET_KEY is set as well');
  expect(both).not.toContain('another-secret');
});
