import { briefMaxLength } from '@massima/contract/constants';

/** Remark for the user on how a file was read; each has a text `brief_remark.…`. */
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

/** State of reading a file: limits and remarks. */
export class Reading {
  readonly remarks: Set<Remark>;
  /** Nesting depth: a message in a message, a document in a document. */
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

  /** Returns the state for a nested file, which shares the remarks. */
  inside(): Reading {
    return new Reading(this.options, this.depth + 1, this.remarks);
  }
}
