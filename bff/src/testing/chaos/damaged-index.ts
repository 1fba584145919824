import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { privateEngine } from '../global-setup.ts';
import type { Fault } from './fault.ts';

const engine = z.object({ options: z.object({ dataDir: z.string() }) });
/** Where a part keeps what is stored of its documents, by itself or with all else in one file. */
const stored = /\/rulings\/data\/index[^/]*\/\w+\.(?:fdt|cfs)$/;
/** A file's beginning and end are checked when it is opened, which it is. */
const untouched = { head: 128, tail: 64 };

async function write(file: string, bytes: Uint8Array, position: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, bytes.length, position);
  await handle.close();
}

/** What the engine has read before the damage, it still answers: after some minutes that is the whole of a small collection. */
async function forgetDocuments(): Promise<void> {
  const answer = await fetch(`${process.env['SOLR_URL']}/admin/cores?action=RELOAD&core=rulings`);
  if (!answer.ok) throw new Error(`the engine did not forget: ${answer.status}`);
}

/** A disk that has lost what it was given: the engine runs, counts and finds, and can read no document. */
export function damagedIndex(): Fault[] {
  const known = process.env[privateEngine];
  if (!known) return [];
  const { dataDir } = engine.parse(JSON.parse(known)).options;
  const kept = new Map<string, Buffer>();
  return [
    {
      name: 'index damaged',
      stopsSearches: true,
      async begin() {
        await forgetDocuments();
        const files = (await readdir(dataDir, { recursive: true })).map((name) => path.join(dataDir, name));
        for (const file of files.filter((one) => stored.test(one))) {
          const whole = await readFile(file);
          const { head, tail } = untouched;
          if (whole.length <= head + tail) continue;
          kept.set(file, whole);
          await write(file, Buffer.alloc(whole.length - head - tail, 0xff), head);
        }
        if (kept.size === 0) throw new Error(`no index in ${dataDir}`);
      },
      async end() {
        for (const [file, whole] of kept) await write(file, whole, 0);
        kept.clear();
      },
    },
  ];
}
