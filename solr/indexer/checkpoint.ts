import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Entry = { hash: string; line: number };

/** How far each file was indexed. A file that changed since begins again. */
export class Checkpoint {
  private constructor(
    private readonly file: string | undefined,
    private readonly entries: Record<string, Entry>,
  ) {}

  static async open(file: string | undefined): Promise<Checkpoint> {
    const text = file ? await readFile(file, 'utf8').catch(() => '{}') : '{}';
    try {
      return new Checkpoint(file, JSON.parse(text) as Record<string, Entry>);
    } catch {
      // written half-way by a full disk: to begin again is safe, the same id replaces
      return new Checkpoint(file, {});
    }
  }

  lineOf({ path: name, hash }: { path: string; hash: string }): number {
    const entry = this.entries[path.resolve(name)];
    return entry && hash !== '' && entry.hash === hash ? entry.line : 0;
  }

  async save({ path: name, hash }: { path: string; hash: string }, line: number): Promise<void> {
    if (!this.file || hash === '') return;
    this.entries[path.resolve(name)] = { hash, line };
    await mkdir(path.dirname(this.file), { recursive: true });
    await writeFile(`${this.file}.new`, JSON.stringify(this.entries));
    await rename(`${this.file}.new`, this.file);
  }

  /** The whole run is done: the next one of the same files begins afresh. */
  async clear(sources: readonly { path: string }[]): Promise<void> {
    if (!this.file) return;
    for (const { path: name } of sources) delete this.entries[path.resolve(name)];
    await mkdir(path.dirname(this.file), { recursive: true });
    await writeFile(this.file, JSON.stringify(this.entries));
  }
}
