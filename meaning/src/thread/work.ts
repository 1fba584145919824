// The thread that the model runs on. It is a separate program (bff/dist/meaning-thread.mjs), and Node runs it from its sources, too.
import { parentPort, workerData } from 'node:worker_threads';
import { loadModel } from '../model/runtime.ts';
import type { Job, Reply } from './messages.ts';

const reply = (message: Reply) => parentPort?.postMessage(message);
const loading = loadModel(String(workerData));
// If the model cannot be loaded, the thread ends and all pending jobs fail.
const encode = await loading;
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', ({ id, kind, text, most }: Job) => {
  // Runs one job at a time, because two would share the same processor.
  last = last.then(async () => {
    try {
      reply({ id, vector: await encode(kind, text, most) });
    } catch (error) {
      reply({ id, error: String(error) });
    }
  });
});
