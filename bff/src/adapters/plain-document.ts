import type { IParagraphOptions, IRunOptions } from 'docx';

/** `text` takes as many lines as it has. `isPageNumber`: the page number appears there instead. */
export type PlainRun = Pick<IRunOptions, 'text' | 'font' | 'size' | 'bold' | 'italics'> & {
  isPageNumber?: true;
};
export type PlainParagraph = Pick<
  IParagraphOptions,
  'text' | 'heading' | 'keepNext' | 'spacing' | 'alignment'
> & { runs?: PlainRun[] };

/** A Word document as data, which can be handed to another thread. */
export interface PlainDocument {
  creator: string;
  title: string;
  /** Twentieths of a point. */
  page: { width: number; height: number };
  footer: PlainParagraph;
  paragraphs: PlainParagraph[];
}
