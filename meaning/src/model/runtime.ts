import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { asE5Reads, type Encode } from '../passage.ts';
import { requireWhole } from './checksums.ts';
import { files } from './files.ts';
import { disableRuntimeTelemetry } from './no-telemetry.ts';
import { readHead } from './read-weights.ts';
import { tokensOf } from './tokens.ts';
import { unit } from './unit.ts';

/**
 * Subset of onnxruntime-node that is used. It is downloaded with the weights, for the current
 * processor, and is no npm dependency.
 */
interface Runtime {
  InferenceSession: {
    create(file: string, options: object): Promise<Session>;
  };
  Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => object;
}
interface Session {
  run(feeds: Record<string, object>): Promise<Record<string, { data: Float32Array }>>;
}

/** Maximum number of tokens that the encoder accepts. */
export const maxTokens = 512;

/** @throws Error where a file is missing or broken, or the runtime has nothing for this processor */
export async function loadModel(folder: string, threads = 1): Promise<Encode> {
  await requireWhole(folder);
  const tokens = tokensOf(readHead(await readFile(path.join(folder, files.tokens))).pieces);
  disableRuntimeTelemetry();
  const require = createRequire(path.resolve(folder, files.runtime, 'package.json'));
  const { InferenceSession, Tensor } = require('onnxruntime-node') as Runtime;
  const session = await InferenceSession.create(path.join(folder, files.encoder), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    // Written in the form that runs best; more would join what is faster apart.
    graphOptimizationLevel: 'basic',
    // kept memory is that of the longest text there was
    enableCpuMemArena: false,
  });
  return async (kind, text, most) => {
    const ids = tokens(asE5Reads(kind, text), Math.min(most, maxTokens));
    const row = (numbers: readonly number[]) =>
      new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length]);
    const { mean } = await session.run({ ids: row(ids), positions: row(ids.map((_, i) => i)) });
    return unit(mean!.data);
  };
}
