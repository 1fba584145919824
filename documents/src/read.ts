import { briefMaxLength } from '@massima/contract/constants';

/** What a user should know of how a file was read, each with a text: `brief_remark.…`. */
export type Remark = 'cut' | 'headers' | 'columns' | 'order' | 'attachments';

export interface Read {
  text: string;
  remarks: Remark[];
}

/** How much of a file is read, and how: a brief as far as it can be checked, unless said otherwise. */
export interface ReadingOptions {
  /** From 0, as soon as the reader of the format has come, to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  maxLength?: number;
  /** For the pages of a PDF. */
  maxMs?: number;
  /** Between two pages of a PDF. */
  pageBreak?: '\n' | '\f';
}

/** What is read of a file so far, with what is to be said about it. */
export class Reading {
  readonly remarks: Set<Remark>;
  /** How deep in what was wrapped: a message in a message, a document in a document. */
  readonly depth: number;
  readonly options: ReadingOptions;
  readonly maxLength: number;

  constructor(options: ReadingOptions = {}, depth = 0, remarks = new Set<Remark>()) {
    this.remarks = remarks;
    this.options = options;
    this.maxLength = options.maxLength ?? briefMaxLength;
    this.depth = depth;
  }

  onProgress(fraction: number): void {
    this.options.onProgress?.(fraction);
  }

  /** For what this file is wrapped around: what is said of that is said of the whole. */
  inside(): Reading {
    return new Reading(this.options, this.depth + 1, this.remarks);
  }
}
