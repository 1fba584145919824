/** What a user should know of how a file was read, each with a text: `brief_remark.…`. */
export type Remark = 'cut' | 'headers' | 'columns' | 'order' | 'attachments';

export interface Read {
  text: string;
  remarks: Remark[];
}

/** What is read of a file so far, with what is to be said about it. */
export class Reading {
  readonly remarks: Set<Remark>;
  /** How deep in what was wrapped: a message in a message, a document in a document. */
  readonly depth: number;
  readonly onProgress: (fraction: number) => void;

  constructor(
    onProgress: (fraction: number) => void = () => undefined,
    depth = 0,
    remarks = new Set<Remark>(),
  ) {
    this.remarks = remarks;
    this.onProgress = onProgress;
    this.depth = depth;
  }

  /** For what this file is wrapped around: what is said of that is said of the whole. */
  inside(): Reading {
    return new Reading(this.onProgress, this.depth + 1, this.remarks);
  }
}
