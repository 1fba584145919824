/**
 * Gathers the lines of a document. A paragraph inside another one (a note, a text box) becomes a line after it, so
 * that the sentence around it stays whole.
 */
export class Paragraphs {
  readonly #lines: string[][] = [];
  readonly #open: string[][] = [];
  /** A line whose end was struck out: the next paragraph continues it. */
  #goesOn: string[] | undefined;

  begin(): void {
    const line = this.#goesOn ?? [];
    if (!this.#goesOn) this.#lines.push(line);
    this.#goesOn = undefined;
    this.#open.push(line);
  }

  /** `isJoined`: the next paragraph is of the same line. */
  end(isJoined = false): void {
    const line = this.#open.pop();
    if (isJoined) this.#goesOn = line;
  }

  add(text: string): void {
    this.#open.at(-1)?.push(text);
  }

  toString(): string {
    return this.#lines.map((line) => line.join('')).join('\n');
  }
}
