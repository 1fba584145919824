// The thread that the model runs on. It is a separate program (bff/dist/meaning-thread.mjs), and Node runs it from its sources, too.
import { parentPort, workerData } from 'node:worker_threads';
import { loadModel } from '../model/runtime.ts';
import type { Job, Reply } from './messages.ts';

const reply = (message: Reply) => parentPort?.postMessage(message);
const loading = loadModel(String(workerData));
// A model that cannot be loaded ends the thread, and fails what waits for it.
const encode = await loading;
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', ({ id, kind, text, most }: Job) => {
  // One after the other: two at the same time would only share the same processor.
  last = last.then(async () => {
    try {
      reply({ id, vector: await encode(kind, text, most) });
    } catch (error) {
      reply({ id, error: String(error) });
    }
  });
});
