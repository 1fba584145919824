/** A refusal that an operator has to act on: it ends a command in one sentence, with its exit code. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly code: number;

  constructor(message: string, code = 1) {
    super(message);
    this.code = code;
  }
}

/** Exit code of a backup or a restore of which only some parts succeeded. */
export const partial = 3;
