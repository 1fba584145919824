/**
 * Reads a text from left to right with sticky expressions. Expressions have bounded repetitions and
 * callers limit their steps, so that a scan is linear in the text.
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

  /** Runs a step and restores the position if it returns null. */
  attempt<T>(step: () => T | null): T | null {
    const before = this.at;
    const result = step();
    if (result === null) this.at = before;
    return result;
  }
}
