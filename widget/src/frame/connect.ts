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
 * Waits for the loader's `hello` from the page around us and from the origin it announced. A second one (the loader
 * put in twice, the page restored) replaces the first. Without an announced origin nobody is talked to.
 */
export function connect(origin: string, onOpen: () => void, onTokens: (tokens: Tokens) => void) {
  let port: MessagePort | undefined;
  addEventListener('message', (event) => {
    const next = portOfHello(event, parent, origin);
    if (!next) return;
    port = next;
    port.onmessage = ({ data }) => onTokens(readTokens(data));
    onOpen();
  });
  return (message: FrameMessage) => port?.postMessage(message);
}
