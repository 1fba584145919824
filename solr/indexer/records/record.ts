/** One record of a source, as its reader takes it: a line, an element of a list, a file. */
export type Line = {
  /** Its place within the source, from 1. */
  number: number;
  /** Null where the bytes are not UTF-8: read as if they were, `è` of another encoding would be indexed as `\ufffd`. */
  text: string | null;
  /** The file within the source, where that is a folder or an archive. */
  file?: string | undefined;
  /** Why there is no record here: a part that can't be opened. */
  reason?: string | undefined;
};

/** How a source is divided into records. */
export interface Records {
  of(path: string): AsyncIterable<Line>;
}
