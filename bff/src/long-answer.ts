/**
 * A response that may be too large for memory: JSON text, sent while it is read. It is not parsed
 * with the operation's schema and must match it.
 */
export class LongAnswer {
  readonly text: AsyncIterable<string>;
  constructor(text: AsyncIterable<string>) {
    this.text = text;
  }
}
