import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { longDate, type Locale } from '@massima/contract/format/dates';
import { printable } from '@massima/contract/format/printable';
import { aroundPlaceholder, exportTexts } from './export-texts.ts';
import type { ExportedElement } from './exported-element.ts';

const font = 'Georgia';

/** One heading a ruling, its principle, the question that found it and the owner's note. */
export async function toDocx(
  folder: { name: string; description: string },
  elements: ExportedElement[],
  locale: Locale,
  now: Date,
): Promise<Buffer> {
  const texts = exportTexts(locale);
  const run = (text: string, options: object = {}) =>
    new TextRun({ text: printable(text), font, size: 23, ...options });
  const consulted = aroundPlaceholder(texts.export_consulted);
  const [beforeQuery, afterQuery] = aroundPlaceholder(texts.folder_query);
  const [beforeNote, afterNote] = aroundPlaceholder(texts.export_note_of);
  const children = [
    new Paragraph({ text: printable(folder.name), heading: HeadingLevel.TITLE }),
    ...(folder.description === ''
      ? []
      : [new Paragraph({ children: [run(folder.description, { italics: true })] })]),
    new Paragraph({
      children: [run(consulted.join(longDate(now.toISOString(), locale)), { size: 18 })],
    }),
    ...elements.flatMap((e) => [
      new Paragraph({
        text: printable(e.citation),
        heading: HeadingLevel.HEADING_2,
        keepNext: true,
        spacing: { before: 320, after: 120 },
      }),
      ...(e.ecli === '' ? [] : [new Paragraph({ keepNext: true, children: [run(e.ecli, { size: 18 })] })]),
      new Paragraph({
        alignment: AlignmentType.JUSTIFIED,
        spacing: { after: 120 },
        children: [run(e.principle)],
      }),
      ...(e.query === ''
        ? []
        : [
            new Paragraph({
              children: [
                run(beforeQuery, { size: 18 }),
                run(e.query, { size: 18, italics: true }),
                run(afterQuery, { size: 18 }),
              ],
            }),
          ]),
      ...(e.note === ''
        ? []
        : [new Paragraph({ children: [run(beforeNote, { bold: true }), run(e.note), run(afterNote)] })]),
    ]),
  ];
  const [beforePage, afterPage] = aroundPlaceholder(texts.export_page);
  const pageNumber = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [
      run(beforePage, { size: 18 }),
      new TextRun({ children: [PageNumber.CURRENT], font, size: 18 }),
      run(afterPage, { size: 18 }),
    ],
  });
  const page = { size: { width: 11_906, height: 16_838 } }; // A4 in twentieths of a point
  return Packer.toBuffer(
    new Document({
      creator: 'Massima',
      title: printable(folder.name),
      sections: [
        { properties: { page }, footers: { default: new Footer({ children: [pageNumber] }) }, children },
      ],
    }),
  );
}
