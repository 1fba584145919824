import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Reject = { file: string; line: number; id?: string | undefined; reason: string };

/** Number of rejects shown on the collection's page. The file of rejects is complete. */
const maxShown = 20;

/** Number of different reasons in the summary. A reason can contain text of the line. */
const maxReasons = 5;

/**
 * Rejected lines, as one JSON object a line: file, line, id and reason. Without rejects no file is
 * written.
 */
export class Rejects {
  count = 0;
  /** Number of rejected lines. Other entries are parts of indexed rulings. */
  lines = 0;
  readonly first: Reject[] = [];
  private readonly reasons = new Map<string, { count: number; first: Reject }>();
  readonly file: string | undefined;
  /** Resolves when all lines added so far are written. */
  private written = Promise.resolve();

  constructor(file: string | undefined) {
    this.file = file;
  }

  async add(reject: Reject, of: 'line' | 'part' = 'line'): Promise<void> {
    this.count++;
    if (of === 'line') this.lines++;
    this.countReason(shortened(reject));
    if (this.first.length < maxShown) this.first.push(shortened(reject));
    if (!this.file) return;
    const [file, isFirst] = [this.file, this.count === 1];
    // Parallel batches add rejects concurrently.
    this.written = this.written.then(() => write(file, `${JSON.stringify(reject)}\n`, isFirst));
    await this.written;
  }

  /** Returns the most frequent reasons, with their count and first place. */
  summary(): string {
    const commonest = [...this.reasons].sort(([, a], [, b]) => b.count - a.count).slice(0, maxReasons);
    const lines = commonest.map(
      ([reason, { count, first }]) =>
        `  ${count} times: ${reason} (first in ${first.file}, line ${first.line})`,
    );
    return [...lines, ...(this.file ? [`All of them: ${this.file}`] : [])].join('\n');
  }

  private countReason(first: Reject): void {
    const count = this.reasons.get(first.reason);
    if (count) count.count++;
    else if (this.reasons.size < 1000) this.reasons.set(first.reason, { count: 1, first });
  }

  /** Deletes the file of an earlier run if this run rejected nothing. */
  async close(): Promise<void> {
    if (this.file && this.count === 0) await rm(this.file, { force: true });
  }
}

/** Writes a line. The first replaces the file of an earlier run. */
async function write(file: string, line: string, isFirst: boolean): Promise<void> {
  if (!isFirst) return appendFile(file, line);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, line);
}

/** Shortens reasons and ids, which can contain text of the line. */
const shortened = ({ file, line, id, reason }: Reject): Reject => ({
  file: file.slice(0, 200),
  line,
  ...(id !== undefined && { id: id.slice(0, 120) }),
  reason: reason.slice(0, 300),
});
