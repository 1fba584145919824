import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 10_000;

/** Parses the body as JSON; undefined if it is not valid JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BYTES) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
