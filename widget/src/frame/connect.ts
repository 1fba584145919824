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
 * Whom a frame that the line of HTML brought with it was put in by: the browser says so, not the page. Nothing but an origin
 * that a `hello` has to come from, by the window around us; '' talks to nobody.
 */
export const referrerOrigin = () => /^https?:..[^/]+/.exec(document.referrer)?.[0] ?? '';

/**
 * Waits for the loader's `hello` from the page around us and from the origin it announced. A second one (the frame had
 * loaded half when the loader came) replaces the first. Without an announced origin nobody is talked to.
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
