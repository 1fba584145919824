import { atEndpoint } from '@massima/meaning/endpoint';
import { ownModel } from '@massima/meaning/model/files';
import { loadModel } from '@massima/meaning/model/runtime';
import type { Encode, Model } from '@massima/meaning/passage';

export interface EncoderOptions {
  /** The folder of the model that is brought along. */
  folder?: string | undefined;
  threads: number;
  /** An endpoint instead: EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_KEY. */
  environment: Readonly<Record<string, string | undefined>>;
}

interface Opened {
  model: Model;
  encode: Encode | undefined;
  parallel: number;
}

/** An endpoint answers several calls of many texts in parallel. */
const parallelAtEndpoint = 128;
/** One without a graphics card takes seconds for what is requested together, and some of it waits for the rest. */
const patienceMs = 180_000;

/** What makes vectors, as the options and the environment say; without either what was made before of the own model is brought in. */
export async function openEncoder({ folder, threads, environment }: EncoderOptions): Promise<Opened> {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key } = environment;
  if (url) {
    if (!model)
      throw new Error('EMBEDDINGS_MODEL is not set: the name by which the endpoint knows its model.');
    const endpoint = atEndpoint({ url, model, key, timeoutMs: patienceMs });
    return { model: await endpoint.describe(), encode: endpoint.encode, parallel: parallelAtEndpoint };
  }
  const encode = folder === undefined ? undefined : await loadModel(folder, threads);
  return { model: ownModel, encode, parallel: 1 };
}
