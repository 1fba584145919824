import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';

export type Reject = { file: string; line: number; id?: string | undefined; reason: string };

/** So many are told to whoever looks at the collection; the file has all of them. */
const mostKept = 20;

/** What was not indexed, one JSON object a line: file, line, id and the reason. Written only when there is one. */
export class Rejects {
  count = 0;
  readonly first: Reject[] = [];
  private stream: WriteStream | undefined;

  constructor(readonly file: string | undefined) {}

  async add(reject: Reject): Promise<void> {
    this.count++;
    if (this.first.length < mostKept) this.first.push(shortened(reject));
    if (!this.file) return;
    if (!this.stream) {
      await mkdir(path.dirname(this.file), { recursive: true });
      this.stream = createWriteStream(this.file);
    }
    this.stream.write(`${JSON.stringify(reject)}\n`);
  }

  async close(): Promise<void> {
    if (!this.stream) return;
    this.stream.end();
    await finished(this.stream);
  }
}

/** A line's own words end up in reasons and ids: kept, they stay short. */
const shortened = ({ file, line, id, reason }: Reject): Reject => ({
  file: file.slice(0, 200),
  line,
  ...(id !== undefined && { id: id.slice(0, 120) }),
  reason: reason.slice(0, 300),
});
