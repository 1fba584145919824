/**
 * An answer that may be too large for memory: JSON text, written while it is read. Transports send it as it comes; nothing cuts it
 * to the operation's schema, which it has to fit by itself.
 */
export class LongAnswer {
  readonly text: AsyncIterable<string>;
  constructor(text: AsyncIterable<string>) {
    this.text = text;
  }
}
