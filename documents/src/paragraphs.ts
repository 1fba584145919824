/**
 * Collects the lines of a document. A nested paragraph (a note, a text box) becomes a line after
 * the outer paragraph, so that its sentence is not interrupted.
 */
export class Paragraphs {
  readonly #lines: string[][] = [];
  readonly #open: string[][] = [];
  /** Line whose paragraph mark was deleted; the next paragraph continues it. */
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
