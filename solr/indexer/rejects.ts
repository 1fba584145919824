import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Reject = { file: string; line: number; id?: string | undefined; reason: string };

/** A user who views the collection is shown this many; the file has all of them. */
const maxKept = 20;

/** This many different reasons are reported at the end; a line's own words may be in one. */
const maxReasons = 5;

/** What was not indexed, one JSON object a line: file, line, id and the reason. There is no such file when there is none. */
export class Rejects {
  count = 0;
  /** Whole lines; the rest are parts of rulings that were indexed without them. */
  lines = 0;
  readonly first: Reject[] = [];
  private readonly reasons = new Map<string, { count: number; first: Reject }>();
  readonly file: string | undefined;
  /** All lines that were added until now. */
  private written = Promise.resolve();

  constructor(file: string | undefined) {
    this.file = file;
  }

  async add(reject: Reject, of: 'line' | 'part' = 'line'): Promise<void> {
    this.count++;
    if (of === 'line') this.lines++;
    this.countReason(shortened(reject));
    if (this.first.length < maxKept) this.first.push(shortened(reject));
    if (!this.file) return;
    const [file, isFirst] = [this.file, this.count === 1];
    // Batches that are sent at the same time refuse at the same time.
    this.written = this.written.then(() => write(file, `${JSON.stringify(reject)}\n`, isFirst));
    await this.written;
  }

  /** The commonest reasons, each with how often and where first. */
  summary(): string {
    const commonest = [...this.reasons].sort(([, a], [, b]) => b.count - a.count).slice(0, maxReasons);
    const lines = commonest.map(
      ([reason, { count, first }]) =>
        `  ${count} times: ${reason} (first in ${first.file}, line ${first.line})`,
    );
    return [...lines, ...(this.file ? [`All of them: ${this.file}`] : [])].join('\n');
  }

  private countReason(first: Reject): void {
    const known = this.reasons.get(first.reason);
    if (known) known.count++;
    else if (this.reasons.size < 1000) this.reasons.set(first.reason, { count: 1, first });
  }

  /** Removes what an earlier run has rejected. */
  async close(): Promise<void> {
    if (this.file && this.count === 0) await rm(this.file, { force: true });
  }
}

/** The first takes the place of what an earlier run has rejected. */
async function write(file: string, line: string, isFirst: boolean): Promise<void> {
  if (!isFirst) return appendFile(file, line);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, line);
}

/** A line's own words end up in reasons and ids: kept, they stay short. */
const shortened = ({ file, line, id, reason }: Reject): Reject => ({
  file: file.slice(0, 200),
  line,
  ...(id !== undefined && { id: id.slice(0, 120) }),
  reason: reason.slice(0, 300),
});
