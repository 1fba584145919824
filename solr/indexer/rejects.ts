import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';

export type Reject = { file: string; line: number; id?: string | undefined; reason: string };

/** What was not indexed, one JSON object a line: file, line, id and the reason. Written only when there is one. */
export class Rejects {
  count = 0;
  private stream: WriteStream | undefined;

  constructor(readonly file: string | undefined) {}

  async add(reject: Reject): Promise<void> {
    this.count++;
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
