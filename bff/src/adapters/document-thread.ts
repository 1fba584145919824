import type { IParagraphOptions, IRunOptions } from 'docx';
import { createRequire } from 'node:module';
import { AppError } from '../errors.ts';
import { JobThread } from './job-thread.ts';

/** `text` stands in as many lines as it has. `isPageNumber`: the number of the page stands there instead of it. */
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

const work = `
const linesOf = (text) =>
  text.split('\\n').flatMap((line, i) => (i === 0 ? [line] : [new library.CarriageReturn(), line]));
const run = ({ isPageNumber, text = '', ...options }) =>
  new library.TextRun({ ...options, children: isPageNumber ? [library.PageNumber.CURRENT] : linesOf(text) });
const paragraph = ({ runs, ...options }) =>
  new library.Paragraph(runs ? { ...options, children: runs.map(run) } : options);
const work = ({ creator, title, page, footer, paragraphs }) =>
  library.Packer.toBuffer(
    new library.Document({
      creator,
      title,
      sections: [
        {
          properties: { page: { size: page } },
          footers: { default: new library.Footer({ children: [paragraph(footer)] }) },
          children: paragraphs.map(paragraph),
        },
      ],
    }),
  );`;

const thread = new JobThread<PlainDocument, Uint8Array>(
  'docx',
  createRequire(import.meta.url).resolve('docx'),
  work,
);
/** Each may take a second or two: whoever would wait longer than half a minute is told so instead. */
const mostWaiting = 16;

/** The file of a Word document. A full folder takes more than a second, so not on the event loop. */
export async function writeDocument(document: PlainDocument): Promise<Buffer> {
  if (thread.waiting >= mostWaiting) throw new AppError('service_unavailable', { retryAfter: 5 });
  return Buffer.from(await thread.run(document));
}
