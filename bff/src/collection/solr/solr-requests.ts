import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import solr from 'solr-client';

/** Parameters of every request. */
const always = {
  // Unindented responses are a fifth smaller.
  indent: 'off',
  // `/select` echoes parameters by default, for manual use.
  echoParams: 'none',
  // Macros would substitute "${…}" in the input by other parameters, recursively, until Solr runs
  // out of memory.
  expandMacros: 'false',
  // Queries are confidential, so Solr must not log them.
  logParamsList: 'rows,start,mm',
};

/**
 * Maximum number of characters of a response: more than the longest ruling with highlights
 * (`solr/indexer/format.ts`). The library collects a response in one string, and a string of 512
 * million characters ends the process.
 */
export const longestAnswer = 100_000_000;

export interface SolrRequests {
  /**
   * Sends a request. Rejects with the library's error, or if the timeout expires or the response is
   * too long.
   */
  post(handler: string, params: object, timeoutMs: number, signal?: AbortSignal): Promise<unknown>;
  close(): void;
}

interface Options {
  url: string;
  core: string;
  longest?: number;
}

/** Wraps the Solr library with a timeout, abort signals and a limit on response size. */
export function solrRequests({ url, core, longest = longestAnswer }: Options): SolrRequests {
  /** Limit for all concurrent responses, which bounds the memory of the process. */
  const longestTogether = 2 * longest;
  const at = new URL(url);
  const secure = at.protocol === 'https:';
  // One pool of persistent connections, because a new connection costs more than most queries.
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: 128, scheduling: 'lifo' });
  // The library accepts an agent, but its types declare a string.
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
    // `post` is used because headers are limited to 8 kB. The promise variant of the library cannot
    // be aborted.
    post: (handler, params, timeoutMs, signal) =>
      new Promise((resolve, reject) => {
        let isSettled = false;
        let length = 0;
        const request = client.post(handler, { ...params, ...always }, (error, response) => {
          done();
          if (error) reject(Object.assign(error, { reused: request.reusedSocket }));
          else resolve(response);
        });
        // For its error messages the library reads these headers, or a property that Node.js 26 no
        // longer has.
        Object.assign(request, { headers: request.getHeaders() });
        const timer = setTimeout(() => request.destroy(new Error('Solr request timed out')), timeoutMs);
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
        // The library does not report a truncated response. The error is created late, because its
        // stack trace is expensive.
        request.once('close', () => {
          if (isSettled) return;
          done();
          reject(new Error('connection closed'));
        });
      }),
    close: () => agent.destroy(),
  };
}

/** The response to a single query is too long. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}
