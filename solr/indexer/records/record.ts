/** Record of a source: a line, an element of a list, or a file. */
export type Line = {
  /** Position within the source, from 1. */
  number: number;
  /**
   * Null if the bytes are not UTF-8. Decoded anyway, `è` of another encoding would be indexed as
   * `\ufffd`.
   */
  text: string | null;
  /** Name of the file, if the source is a folder or an archive. */
  file?: string | undefined;
  /** Reason why no record could be read. */
  reason?: string | undefined;
};

/** The way a source is divided into records. */
export interface Records {
  of(path: string): AsyncIterable<Line>;
}
