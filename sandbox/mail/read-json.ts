import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 10_000;

/** The body as JSON, or undefined when it is none. */
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
