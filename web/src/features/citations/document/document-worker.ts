import { readText } from '@massima/documents/document-text';
import type { Read } from '@massima/documents/read';
import { DocumentRefused, type RefusalReason } from '@massima/documents/refusal';

export type WorkerAnswer = { progress: number } | Read | { reason: RefusalReason };

/** A document is read here, apart from the page: whatever it contains, the page keeps working, and the reading can be ended. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const answer = (message: WorkerAnswer) => postMessage(message);
  readText(data, { onProgress: (progress) => answer({ progress }) }).then(
    (read) => answer(read),
    (error: unknown) => answer({ reason: error instanceof DocumentRefused ? error.reason : 'damaged' }),
  );
});
