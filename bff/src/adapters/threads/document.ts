// Built as a separate program (bff/dist/document-thread.mjs). Node also runs it from source.
import { CarriageReturn, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { PlainDocument, PlainParagraph, PlainRun } from '../plain-document.ts';
import { answerJobs } from './answer-jobs.ts';

const linesOf = (text: string) =>
  text.split('\n').flatMap((line, i) => (i === 0 ? [line] : [new CarriageReturn(), line]));
const run = ({ isPageNumber, text = '', ...options }: PlainRun) =>
  new TextRun({ ...options, children: isPageNumber ? [PageNumber.CURRENT] : linesOf(text) });
const paragraph = ({ runs, ...options }: PlainParagraph) =>
  new Paragraph(runs ? { ...options, children: runs.map(run) } : options);

answerJobs(({ creator, title, page, footer, paragraphs }: PlainDocument) =>
  Packer.toBuffer(
    new Document({
      creator,
      title,
      sections: [
        {
          properties: { page: { size: page } },
          footers: { default: new Footer({ children: [paragraph(footer)] }) },
          children: paragraphs.map(paragraph),
        },
      ],
    }),
  ),
);
