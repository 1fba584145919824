import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** One committed transaction: rows written whole, and rows taken away. */
export interface Change {
  put: [table: string, row: { id: string }][];
  del: [table: string, id: string][];
}

/**
 * Keeps the state on disk: a snapshot, and a journal of what came after it.
 * One line a transaction, written before the answer leaves, so that a killed process has either all of it or none.
 * Replaying a line twice is harmless (rows are whole), so a crash between snapshot and truncation loses nothing.
 */
export class Journal {
  private file: number;
  private size = 0;
  private snapshotSize = 0;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    this.file = openSync(this.path('journal.ndjson'), 'a');
  }

  private path(name: string): string {
    return join(this.folder, name);
  }

  read(): Change[] {
    const changes: Change[] = [];
    if (existsSync(this.path('snapshot.json'))) {
      changes.push(JSON.parse(readFileSync(this.path('snapshot.json'), 'utf8')) as Change);
    }
    for (const line of readFileSync(this.path('journal.ndjson'), 'utf8').split('\n')) {
      if (line === '') continue;
      try {
        changes.push(JSON.parse(line) as Change);
      } catch {
        // A torn last line belongs to a transaction whose answer never left.
        break;
      }
    }
    return changes;
  }

  append(change: Change): void {
    const line = `${JSON.stringify(change)}\n`;
    appendFileSync(this.file, line);
    this.size += line.length;
  }

  get isLong(): boolean {
    return this.size > Math.max(16 * 1024 * 1024, this.snapshotSize);
  }

  compact(all: Change): void {
    const text = JSON.stringify(all);
    this.snapshotSize = text.length;
    writeFileSync(this.path('snapshot.tmp'), text);
    renameSync(this.path('snapshot.tmp'), this.path('snapshot.json'));
    truncateSync(this.path('journal.ndjson'), 0);
    this.size = 0;
  }

  close(): void {
    closeSync(this.file);
  }
}
