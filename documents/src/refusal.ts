/** Reason why a file cannot be read; each has a text with advice, `brief_refused_…`. */
export type RefusalReason =
  | 'empty'
  | 'unknown_format'
  | 'old_word'
  | 'protected'
  | 'doctype'
  | 'damaged'
  | 'too_large'
  | 'no_text'
  | 'too_slow';

export class DocumentRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
