import { readText } from '@massima/documents/document-text';
import type { Read } from '@massima/documents/read';
import { DocumentRefused, type RefusalReason } from '@massima/documents/refusal';

export type WorkerAnswer = { progress: number } | Read | { reason: RefusalReason };

/**
 * Parses documents in a worker, so that a malformed file cannot block the page and parsing can be
 * stopped.
 */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const post = (message: WorkerAnswer) => postMessage(message);
  readText(data, { onProgress: (progress) => post({ progress }) }).then(
    (read) => post(read),
    (error: unknown) => post({ reason: error instanceof DocumentRefused ? error.reason : 'damaged' }),
  );
});
