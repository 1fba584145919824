import { atEndpoint } from '@massima/meaning/endpoint';
import { ownModel } from '@massima/meaning/model/files';
import { loadModel } from '@massima/meaning/model/runtime';
import type { Encode, Model } from '@massima/meaning/passage';

export interface EncoderOptions {
  /** Folder of the bundled model. */
  folder?: string | undefined;
  threads: number;
  /** Configuration of an endpoint: EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_KEY. */
  environment: Readonly<Record<string, string | undefined>>;
}

interface Opened {
  model: Model;
  encode: Encode | undefined;
  parallel: number;
}

/** Texts sent to an endpoint in parallel. */
const parallelAtEndpoint = 128;
/**
 * Timeout of an endpoint. Without a graphics card a batch takes seconds, and batches are queued.
 */
const indexingTimeoutMs = 180_000;

/**
 * Opens the encoder that options and environment select. Without one, existing embeddings of the
 * bundled model are used.
 */
export async function openEncoder({ folder, threads, environment }: EncoderOptions): Promise<Opened> {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key } = environment;
  if (url) {
    if (!model) throw new Error('EMBEDDINGS_MODEL is not set. Set it to the model’s name at the endpoint.');
    const endpoint = atEndpoint({ url, model, key, timeoutMs: indexingTimeoutMs });
    return { model: await endpoint.describe(), encode: endpoint.encode, parallel: parallelAtEndpoint };
  }
  const encode = folder === undefined ? undefined : await loadModel(folder, threads);
  return { model: ownModel, encode, parallel: 1 };
}
