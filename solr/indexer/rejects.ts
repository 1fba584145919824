import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Reject = { file: string; line: number; id?: string | undefined; reason: string };

/** So many are told to whoever looks at the collection; the file has all of them. */
const mostKept = 20;

/** What was not indexed, one JSON object a line: file, line, id and the reason. There is no such file when there is none. */
export class Rejects {
  count = 0;
  readonly first: Reject[] = [];

  constructor(readonly file: string | undefined) {}

  async add(reject: Reject): Promise<void> {
    this.count++;
    if (this.first.length < mostKept) this.first.push(shortened(reject));
    if (!this.file) return;
    const line = `${JSON.stringify(reject)}\n`;
    if (this.count > 1) return appendFile(this.file, line);
    await mkdir(path.dirname(this.file), { recursive: true });
    await writeFile(this.file, line);
  }

  /** What an earlier run rejected is told no longer. */
  async close(): Promise<void> {
    if (this.file && this.count === 0) await rm(this.file, { force: true });
  }
}

/** A line's own words end up in reasons and ids: kept, they stay short. */
const shortened = ({ file, line, id, reason }: Reject): Reject => ({
  file: file.slice(0, 200),
  line,
  ...(id !== undefined && { id: id.slice(0, 120) }),
  reason: reason.slice(0, 300),
});
