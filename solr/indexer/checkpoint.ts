import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A ruling that was read, and whose number is another text's in the index. */
export type Refused = { id: string; reason: string };
/** Up to which line a file is safe, and how many rulings the run had brought by then. */
type Entry = { line: number; rulings: number; refused: readonly Refused[] };
type State = { scope: string; files: Record<string, Entry> };

/** How far a run got. Only a run into the same engine, of the same corpus in the same state, continues from there. */
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
      // written half-way by a full disk: to begin again is safe, the same id replaces
      return new Checkpoint(file, fresh);
    }
  }

  /** At least this many rulings of the corpus in this state the engine must have, if what is remembered is still true. */
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
    // the standard input cannot be read again
    if (hash === '') return;
    this.state.files[path.resolve(name)] = entry;
    await this.write();
  }

  /** The next run begins at the start. */
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
