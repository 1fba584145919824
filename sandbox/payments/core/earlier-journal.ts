import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Transaction of the previous store: complete rows and removed rows. */
interface Change {
  put: [table: string, row: { id: string }][];
  del: [table: string, id: string][];
}

/** A snapshot, and the transactions that came after it, one a line. */
const files = ['snapshot.json', 'journal.ndjson'];

/**
 * Reads the data of versions before 0.3.0 in their order, so that their customers are kept; null
 * if no such data exist. The imported files are renamed and are not read again.
 */
export function readEarlierJournal(
  folder: string,
): { rows: [table: string, row: { id: string }][]; done(): void } | null {
  const presentFiles = files.filter((name) => existsSync(join(folder, name)));
  if (presentFiles.length === 0) return null;
  const rows = new Map<string, [table: string, row: { id: string }]>();
  for (const change of presentFiles.flatMap((name) => changesIn(join(folder, name)))) {
    for (const [table, row] of change.put) rows.set(`${table} ${row.id}`, [table, row]);
    for (const [table, id] of change.del) rows.delete(`${table} ${id}`);
  }
  return {
    rows: [...rows.values()],
    done: () =>
      presentFiles.forEach((name) => renameSync(join(folder, name), join(folder, `${name}.brought-over`))),
  };
}

function changesIn(file: string): Change[] {
  const changes: Change[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
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
