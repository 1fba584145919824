import { wordDocument, type WordParagraph } from '../../components/word-document.ts';
import type { ReportModel } from './report-model.ts';

const paragraph = (style: WordParagraph['style'], text: string): WordParagraph => ({ style, text });

/** Returns the report as a Word document with standard headings. */
export const reportDocx = ({ title, summary, sections, foot }: ReportModel): Uint8Array<ArrayBuffer> =>
  wordDocument([
    paragraph('Title', title),
    paragraph('Normal', summary),
    ...sections.flatMap(({ title: heading, notes, rows }) => [
      paragraph('Heading1', heading),
      ...notes.map((note) => paragraph('Note', note)),
      ...rows.flatMap(({ wording, times, lines, amendmentLines }) => [
        paragraph('Citation', [wording, times].filter(Boolean).join(' ')),
        ...[...lines, ...amendmentLines].map((line) => paragraph('Finding', line)),
      ]),
    ]),
    paragraph('Note', foot),
  ]);
