import { briefMaxLength } from '@massima/contract/constants';

/** Remark for the user on how a file was read; each has a text `brief_remark.…`. */
export type Remark = 'cut' | 'headers' | 'columns' | 'order' | 'attachments';

export interface Read {
  text: string;
  remarks: Remark[];
}

/** Limits and options for reading a file. Defaults: the limits of a brief that can be checked. */
export interface ReadingOptions {
  /** Reports progress from 0, when the parser of the format has loaded, to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  maxLength?: number;
  /** Maximum time for the pages of a PDF, in milliseconds. */
  maxMs?: number;
  /** Character between two pages of a PDF. */
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
