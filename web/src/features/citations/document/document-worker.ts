import { documentText } from './document-text.ts';
import { DocumentRefused, type RefusalReason } from './refusal.ts';

export type WorkerAnswer = { progress: number } | { text: string } | { reason: RefusalReason };

/** A document is read here, apart from the page: whatever it holds, the page goes on, and the reading can be ended. */
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const answer = (message: WorkerAnswer) => postMessage(message);
  documentText(data, (progress) => answer({ progress })).then(
    (text) => answer({ text }),
    (error: unknown) => answer({ reason: error instanceof DocumentRefused ? error.reason : 'damaged' }),
  );
});
