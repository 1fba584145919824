import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { privateEngine } from '../global-setup.ts';
import type { Fault } from './fault.ts';

const engine = z.object({ options: z.object({ dataDir: z.string() }) });
/** Files with stored fields of an index segment, separate or compound. */
const stored = /\/rulings\/data\/index[^/]*\/\w+\.(?:fdt|cfs)$/;
/** Bytes kept at both ends of a file, which Solr checks when it opens the file. */
const untouched = { head: 128, tail: 64 };

async function write(file: string, bytes: Uint8Array, position: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, bytes.length, position);
  await handle.close();
}

/**
 * Makes Solr reopen the index. Documents that it read before the damage are cached: in a small
 * collection, all of them after some minutes.
 */
async function forgetDocuments(): Promise<void> {
  const response = await fetch(`${process.env['SOLR_URL']}/admin/cores?action=RELOAD&core=rulings`);
  if (!response.ok) throw new Error(`the engine did not forget: ${response.status}`);
}

/** Fault: a disk that has lost data. Solr runs, counts and finds, but cannot read documents. */
export function damagedIndex(): Fault[] {
  const known = process.env[privateEngine];
  if (!known) return [];
  const { dataDir } = engine.parse(JSON.parse(known)).options;
  const originals = new Map<string, Buffer>();
  return [
    {
      name: 'index damaged',
      stopsSearches: true,
      async begin() {
        await forgetDocuments();
        const files = (await readdir(dataDir, { recursive: true })).map((name) => path.join(dataDir, name));
        for (const file of files.filter((name) => stored.test(name))) {
          const content = await readFile(file);
          const { head, tail } = untouched;
          if (content.length <= head + tail) continue;
          originals.set(file, content);
          await write(file, Buffer.alloc(content.length - head - tail, 0xff), head);
        }
        if (originals.size === 0) throw new Error(`no index in ${dataDir}`);
      },
      async end() {
        for (const [file, content] of originals) await write(file, content, 0);
        originals.clear();
      },
    },
  ];
}
