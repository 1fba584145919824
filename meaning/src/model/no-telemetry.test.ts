import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { inThread } from '../thread/in-thread.ts';
import { disableRuntimeTelemetry } from './no-telemetry.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'no-telemetry-'));
const before = process.env['ORT_DISABLE_TELEMETRY'];
beforeEach(() => {
  delete process.env['ORT_DISABLE_TELEMETRY'];
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  if (before !== undefined) process.env['ORT_DISABLE_TELEMETRY'] = before;
});

test('disables telemetry before the runtime is loaded', async () => {
  const source = readFileSync(new URL('./runtime.ts', import.meta.url), 'utf8');
  expect(source.indexOf('disableRuntimeTelemetry()')).toBeGreaterThan(0);
  expect(source.indexOf('disableRuntimeTelemetry()')).toBeLessThan(
    source.indexOf("require('onnxruntime-node')"),
  );
  disableRuntimeTelemetry();
  expect(process.env['ORT_DISABLE_TELEMETRY']).toBe('1');
});

test('disables telemetry before every start of the thread, whose environment is a copy', async () => {
  const thread = path.join(folder, 'thread.mjs');
  const seen = path.join(folder, 'seen');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    thread,
    `import { writeFileSync } from 'node:fs';
     import { parentPort } from 'node:worker_threads';
     writeFileSync(${JSON.stringify(seen)}, String(process.env.ORT_DISABLE_TELEMETRY));
     parentPort.on('message', ({ id }) => parentPort.postMessage({ id, vector: new Float32Array(1) }));`,
  );
  const encoder = inThread(folder, { thread: pathToFileURL(thread) });
  await encoder.encode('query', 'licenziamento', 32);
  expect(readFileSync(seen, 'utf8')).toBe('1');
  // A native library reads the environment of the process, not Node's copy.
  expect(process.env['ORT_DISABLE_TELEMETRY']).toBe('1');
  await encoder.close?.();
});
