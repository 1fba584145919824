import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import solr from 'solr-client';

/** Of every call. */
const always = {
  // Solr indents its answers unless told not to: a fifth of the bytes.
  indent: 'off',
  // `/select` is for people at the machine, who want to see what they asked.
  echoParams: 'none',
  // It would put other parameters in the place of what was typed as "${…}", and those in theirs: a short question could
  // double itself until the engine has no memory left.
  expandMacros: 'false',
  // Its log has all parameters unless told which; what was asked is a lawyer's secret.
  logParamsList: 'rows,start,mm',
};

/**
 * Characters of one answer: more than the longest ruling takes with its marks (`solr/indexer/format.ts`). The library gathers an
 * answer in one string, and a string of 512 M characters ends the process.
 */
export const longestAnswer = 100_000_000;

export interface SolrRequests {
  /** Rejects with what the library says of it, and when `timeoutMs` are over or the answer is too long. */
  post(handler: string, params: object, timeoutMs: number, signal?: AbortSignal): Promise<unknown>;
  close(): void;
}

interface Options {
  url: string;
  core: string;
  longest?: number;
}

/** The library, with an end for everything: a deadline, a caller who has left, an answer that does not end. */
export function solrRequests({ url, core, longest = longestAnswer }: Options): SolrRequests {
  /** Of all answers that come in at the same time, for the memory of the process. */
  const longestTogether = 2 * longest;
  const at = new URL(url);
  const secure = at.protocol === 'https:';
  // One pool of kept connections: a new one for every question would cost more than most questions.
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: 128, scheduling: 'lifo' });
  // The library takes an agent; its types say a string.
  const connections: object = { agent };
  const client = solr.createClient({
    host: at.hostname.replace(/^\[|\]$/g, ''),
    port: Number(at.port || (secure ? 443 : 80)),
    core,
    path: at.pathname.replace(/\/$/, ''),
    secure,
    ...connections,
  });
  let comingIn = 0;

  return {
    // `client.post`, as headers are capped at 8 KB and a question is not; its promise version cannot be aborted.
    post: (handler, params, timeoutMs, signal) =>
      new Promise((resolve, reject) => {
        let isSettled = false;
        let length = 0;
        const request = client.post(handler, { ...params, ...always }, (error, answer) => {
          done();
          if (error) reject(Object.assign(error, { reused: request.reusedSocket }));
          else resolve(answer);
        });
        // The library describes an answer that is an error by these, or by a property that Node.js 26 has no more.
        Object.assign(request, { headers: request.getHeaders() });
        const timer = setTimeout(() => request.destroy(new Error('engine timed out')), timeoutMs);
        const abort = () => request.destroy(new Error('aborted'));
        const done = () => {
          if (isSettled) return;
          isSettled = true;
          comingIn -= length;
          clearTimeout(timer);
          signal?.removeEventListener('abort', abort);
        };
        signal?.addEventListener('abort', abort, { once: true });
        const count = (part: string | Buffer) => {
          if (isSettled) return;
          length += part.length;
          comingIn += part.length;
          if (length <= longest && comingIn <= longestTogether) return;
          done();
          reject(new AnswerTooLong());
          request.destroy();
        };
        request.once('response', (response: IncomingMessage) => response.on('data', count));
        // The library does not report an answer that breaks off half-way. The error is made only then, since its stack costs.
        request.once('close', () => {
          if (isSettled) return;
          done();
          reject(new Error('connection closed'));
        });
      }),
    close: () => agent.destroy(),
  };
}

/** An answer to this one question, and none that can be used. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}
