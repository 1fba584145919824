import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Core for one test file that indexes documents; the shared core is read-only. */
export interface OwnCore {
  name: string;
  url: string;
  drop(): Promise<void>;
}

export async function ownCore(of: string): Promise<OwnCore> {
  const node = (process.env['SOLR_URL'] ?? '').replace(/\/$/, '');
  const name = `${of}-test-${process.pid}`;
  const created = await fetch(`${node}/admin/cores?action=CREATE&name=${name}&configSet=rulings`);
  if (!created.ok) throw new Error(`the core ${name} could not be made: ${await created.text()}`);
  return {
    name,
    url: `${node}/${name}`,
    drop: async () => {
      await fetch(`${node}/admin/cores?action=UNLOAD&core=${name}&deleteInstanceDir=true`);
    },
  };
}

let made = 0;
/**
 * Returns a line in the indexer's format: a ruling of the Cassazione with one principle, whose
 * text is also its full text.
 */
export function newRuling({ text }: { text: string }) {
  const number = String(++made);
  return {
    id: `nuova-${number}`,
    issuer_type_id: 3,
    issuer: 'Corte di cassazione',
    type: 'sentenza',
    number,
    year: 2026,
    date: '2026-01-12',
    section: '3',
    area: 1,
    full_text: text,
    fictional: true,
    principles: [{ n: 1, kind: 'principle', title: 'Responsabilità civile', text }],
  };
}

/** Runs the indexer as an operator does. */
export async function indexRulings(
  core: OwnCore,
  corpus: string,
  rulings: readonly unknown[],
  ...more: string[]
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'massima-rulings-'));
  try {
    const file = path.join(folder, 'rulings.jsonl');
    await writeFile(file, rulings.map((ruling) => JSON.stringify(ruling)).join('\n'));
    const parameters = ['--url', core.url, '--from', file, '--corpus', corpus, ...more];
    await promisify(execFile)(process.execPath, ['solr/indexer/main.ts', ...parameters], {
      cwd: root,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
