import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { inThread } from '@massima/meaning/thread/in-thread';
import { createQueryEmbedder, type QueryEmbedder } from '../../adapters/query-embedder.ts';
import type { Fault } from './fault.ts';

/** Returns a model whose thread dies at each query, as when memory runs out. */
export function dyingModel(): { meaning: QueryEmbedder; fault: Fault; close(): Promise<void> } {
  const folder = mkdtempSync(path.join(tmpdir(), 'massima-model-'));
  const trigger = path.join(folder, 'dies');
  const program = path.join(folder, 'work.mjs');
  writeFileSync(
    program,
    `import { existsSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     const vector = new Float32Array(384).fill(384 ** -0.5);
     parentPort.on('message', ({ id }) => {
       if (existsSync(${JSON.stringify(trigger)})) process.exit(3);
       parentPort.postMessage({ id, vector });
     });`,
  );
  const encoder = inThread(folder, { thread: pathToFileURL(program) });
  const meaning = createQueryEmbedder({ encoder, log: pino({ level: 'silent' }) });
  return {
    meaning,
    fault: {
      name: 'model dies',
      stopsSearches: false,
      begin: () => writeFileSync(trigger, ''),
      end: () => rmSync(trigger),
    },
    async close() {
      await meaning.close();
      rmSync(folder, { recursive: true });
    },
  };
}
