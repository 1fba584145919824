/** Why a file can't be read, each with a text that says what to do: `brief_refused_…`. */
export const refusalReasons = [
  'empty',
  'unknown_format',
  'old_word',
  'protected',
  'damaged',
  'too_large',
  'no_text',
  'too_slow',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export class DocumentRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
