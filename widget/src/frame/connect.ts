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
 * Who embedded a frame that came with the line of HTML: the browser says so, not the page. Only an origin
 * that a `hello` has to come from, by the window around us; '' talks to no one.
 */
export const referrerOrigin = () => /^https?:..[^/]+/.exec(document.referrer)?.[0] ?? '';

/**
 * Waits for the loader's `hello` from the page around us and from the origin it announced. A second one (the frame had
 * loaded half when the loader came) replaces the first. Without an announced origin it talks to no one.
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
