import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/**
 * Unpacks files of an archive: a machine with only a Java runtime has neither `jar` nor, often, `unzip`.
 * Needs the installed packages; this file may be imported before they are.
 *
 * @param {string} file @param {string} target
 * @param {(name: string) => string | undefined} choose the path below target for an entry, or undefined to leave it out
 */
export async function unzip(file, target, choose) {
  const { default: yauzl } = await import('yauzl');
  const archive = await yauzl.openPromise(file, { autoClose: false });
  try {
    for await (const entry of archive.eachEntry()) {
      const inside = entry.fileName.endsWith('/') ? undefined : choose(entry.fileName);
      if (inside === undefined) continue;
      const out = path.join(target, inside);
      if (!out.startsWith(path.resolve(target) + path.sep))
        throw new Error(`${entry.fileName} points outside of ${target}`);
      await mkdir(path.dirname(out), { recursive: true });
      const content = await buffer(await archive.openReadStreamPromise(entry));
      const isLink = entry.externalFileAttributes >>> 28 === 0o12;
      if (isLink) await symlink(content.toString('utf8'), out);
      else await writeFile(out, content, { mode: 0o644 });
    }
  } finally {
    archive.close();
  }
}
