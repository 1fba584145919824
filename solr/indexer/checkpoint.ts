import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A ruling that was read, and whose number belongs to a different text in the index. */
export type Refused = { id: string; reason: string };
/** Number of the last line whose rulings are on disk, and of the rulings up to that line. */
type Entry = { line: number; rulings: number; refused: readonly Refused[] };
type State = { scope: string; files: Record<string, Entry> };

/** Progress of a run. A run resumes only if Solr, the corpus and the corpus files are the same. */
export class Checkpoint {
  private readonly file: string | undefined;
  private readonly state: State;

  private constructor(file: string | undefined, state: State) {
    this.file = file;
    this.state = state;
  }

  static async open(file: string | undefined, scope: string): Promise<Checkpoint> {
    const text = file ? await readFile(file, 'utf8').catch(() => '{}') : '{}';
    const fresh = { scope, files: {} };
    try {
      const state = JSON.parse(text) as State;
      return new Checkpoint(file, state.scope === scope ? state : fresh);
    } catch {
      // A full disk can truncate the file. Starting again is safe, because equal ids are replaced.
      return new Checkpoint(file, fresh);
    }
  }

  /**
   * Minimum number of the corpus' rulings that the index must contain for this checkpoint to be
   * valid.
   */
  get rulings(): number {
    return Math.max(0, ...Object.values(this.state.files).map(({ rulings }) => rulings));
  }

  lineOf({ path: name }: { path: string }): number {
    return this.state.files[path.resolve(name)]?.line ?? 0;
  }

  refusedOf({ path: name }: { path: string }): readonly Refused[] {
    return this.state.files[path.resolve(name)]?.refused ?? [];
  }

  async save({ path: name, hash }: { path: string; hash: string }, entry: Entry): Promise<void> {
    // standard input cannot be read again
    if (hash === '') return;
    this.state.files[path.resolve(name)] = entry;
    await this.write();
  }

  /** Makes the next run start at the beginning. */
  async clear(): Promise<void> {
    this.state.files = {};
    await this.write();
  }

  private async write(): Promise<void> {
    if (!this.file) return;
    await mkdir(path.dirname(this.file), { recursive: true });
    await writeFile(`${this.file}.new`, JSON.stringify(this.state));
    await rename(`${this.file}.new`, this.file);
  }
}
