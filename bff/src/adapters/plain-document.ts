import type { IParagraphOptions, IRunOptions } from 'docx';

/**
 * Text run. Line breaks in `text` are kept. If `isPageNumber` is true, the page number replaces
 * the text.
 */
export type PlainRun = Pick<IRunOptions, 'text' | 'font' | 'size' | 'bold' | 'italics'> & {
  isPageNumber?: true;
};
export type PlainParagraph = Pick<
  IParagraphOptions,
  'text' | 'heading' | 'keepNext' | 'spacing' | 'alignment'
> & { runs?: PlainRun[] };

/** Word document as plain data, so that it can be sent to a thread. */
export interface PlainDocument {
  creator: string;
  title: string;
  /** In twentieths of a point. */
  page: { width: number; height: number };
  footer: PlainParagraph;
  paragraphs: PlainParagraph[];
}
