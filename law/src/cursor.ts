/**
 * Reads a text from left to right with sticky expressions. Every expression has bounded repetitions and every
 * caller bounds the number of its steps, so the time of a whole scan is linear in the text.
 */
export class Cursor {
  readonly text: string;
  at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  /** Moves past the expression (flag `y`) when it matches here. */
  take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at;
    const match = expression.exec(this.text);
    if (match) this.at += match[0].length;
    return match;
  }

  /** Runs a step; where it fails, goes back to where it began. */
  attempt<T>(step: () => T | null): T | null {
    const before = this.at;
    const result = step();
    if (result === null) this.at = before;
    return result;
  }
}
