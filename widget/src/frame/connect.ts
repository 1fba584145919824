import { portOfHello, type FrameMessage } from '../protocol.ts';
import { tokenNames, type Tokens } from './theme.ts';

/** From the host page: tokens of the look, each a text. Anything else in the message is not read. */
export function readTokens(data: unknown): Tokens {
  const tokens: Tokens = {};
  for (const name of tokenNames) {
    const value = (data as Tokens | null)?.[name];
    if (typeof value === 'string') tokens[name] = value;
  }
  return tokens;
}

/**
 * Returns the origin of the embedding page if the frame was embedded by the line of HTML; '' if
 * unknown. The browser reports it, so a page cannot forge it. Used as the required origin of
 * `hello`.
 */
export const referrerOrigin = () => /^https?:..[^/]+/.exec(document.referrer)?.[0] ?? '';

/**
 * Waits for the loader's `hello` from the parent window and the announced origin. A second `hello`
 * replaces the first, for example if the frame was half loaded when the loader started. Without an
 * announced origin nothing is accepted.
 */
export function connect(
  origin: string,
  onOpen: (isFirst: boolean) => void,
  onTokens: (tokens: Tokens) => void,
) {
  let port: MessagePort | undefined;
  addEventListener('message', (event) => {
    const next = portOfHello(event, parent, origin);
    if (!next) return;
    const isFirst = !port;
    port = next;
    port.onmessage = ({ data }) => onTokens(readTokens(data));
    onOpen(isFirst);
  });
  return (message: FrameMessage) => port?.postMessage(message);
}
