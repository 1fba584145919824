import type { WorkerAnswer } from './document-worker.ts';
import type { Read } from '@massima/documents/read';
import { DocumentRefused } from '@massima/documents/refusal';

/** Larger files are scans. */
const MOST_FILE_BYTES = 30_000_000;
/**
 * Timeout in milliseconds without a message from the worker. The longest briefs take two or three
 * seconds, a page of a PDF far less.
 */
const TIMEOUT_MS = 10_000;
/** Timeout in milliseconds for loading the parser. The PDF parser is loaded on first use. */
const LOADING_MS = 60_000;

interface Options {
  /** From 0 to 1, if the format reports progress. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * Reads the text of a file in a worker, with notices about the result.
 *
 * @throws DocumentRefused with the reason
 */
export async function readDocument(
  file: Blob,
  { onProgress, signal, timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<Read> {
  if (file.size === 0) throw new DocumentRefused('empty');
  if (file.size > MOST_FILE_BYTES) throw new DocumentRefused('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  let deadline: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Read>((resolve, reject) => {
      const wait = (ms: number) => {
        clearTimeout(deadline);
        deadline = setTimeout(() => reject(new DocumentRefused('too_slow')), ms);
      };
      wait(LOADING_MS);
      signal?.throwIfAborted();
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', ({ message }) =>
        reject(new DocumentRefused('damaged', { cause: message })),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if ('progress' in data) {
          wait(timeoutMs);
          onProgress?.(data.progress);
        } else if ('text' in data) resolve(data);
        // pdf.js sends its own message when loaded in a worker, which is no response of ours.
        else if ('reason' in data) reject(new DocumentRefused(data.reason));
      });
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    clearTimeout(deadline);
    worker.terminate();
  }
}
