/**
 * Gathers the lines of a document. A paragraph that stands inside another one (a note, a text box) becomes a line after it, so
 * that the sentence around it stays whole.
 */
export class Paragraphs {
  readonly #lines: string[][] = [];
  readonly #open: string[][] = [];

  begin(): void {
    const line: string[] = [];
    this.#lines.push(line);
    this.#open.push(line);
  }

  end(): void {
    this.#open.pop();
  }

  add(text: string): void {
    this.#open.at(-1)?.push(text);
  }

  toString(): string {
    return this.#lines.map((line) => line.join('')).join('\n');
  }
}
