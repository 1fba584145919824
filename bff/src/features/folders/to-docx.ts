import { setImmediate } from 'node:timers/promises';
import { noBreak } from '@massima/contract/format/no-break';
import type { Locale } from '@massima/contract/format/dates';
import { longDay } from '@massima/contract/format/day-with';
import { printable } from '@massima/contract/format/printable';
import { writeDocument } from '../../adapters/document-thread.ts';
import type { PlainParagraph, PlainRun } from '../../adapters/plain-document.ts';
import { inBatches } from '../../in-batches.ts';
import { aroundPlaceholder, exportTexts } from './export-texts.ts';
import type { ExportedElement } from './exported-element.ts';
import { elementBatchSize } from './element-batch-size.ts';

const font = 'Georgia';
/** A4 in twentieths of a point. */
const page = { width: 11_906, height: 16_838 };

/** Returns a run on one line. In Word a break inside a text element is a space. */
const run = (text: string, options: Partial<PlainRun> = {}): PlainRun => ({
  text: printable(text).replace(/[\r\n]+/g, ' '),
  font,
  size: 23,
  ...options,
});

/**
 * Maximum lines of a text. The largest folder could contain millions of lines, and must be written
 * within seconds.
 */
const linesMax = 100;

/** Returns a run with the typed line breaks. */
function textRun(text: string, options: Partial<PlainRun> = {}): PlainRun {
  const lines = printable(text).split(/\r\n|[\r\n]/);
  const rest = lines.splice(linesMax).join(' ');
  return { ...run('', options), text: [...lines, ...(rest === '' ? [] : [rest])].join('\n') };
}

/** Returns a Word document with a heading per ruling, its principle, query and note. */
export async function toDocx(
  folder: { name: string; description: string },
  elements: readonly ExportedElement[],
  locale: Locale,
  now: Date,
): Promise<Buffer> {
  const texts = exportTexts(locale);
  const consulted = aroundPlaceholder(texts.export_consulted).join(longDay('il', now.toISOString(), locale));
  const [beforePage, afterPage] = aroundPlaceholder(texts.export_page);
  const paragraphs: PlainParagraph[] = [
    { text: printable(folder.name), heading: 'Title' },
    ...(folder.description === '' ? [] : [{ runs: [textRun(folder.description, { italics: true })] }]),
    { runs: [run(consulted, { size: 18 })] },
  ];
  for (const slice of inBatches(elements, elementBatchSize)) {
    paragraphs.push(...slice.flatMap((element) => paragraphsOf(element, locale)));
    await setImmediate();
  }
  return writeDocument({
    creator: 'Massima',
    title: printable(folder.name),
    page,
    footer: {
      alignment: 'center',
      runs: [
        run(beforePage, { size: 18 }),
        { isPageNumber: true, font, size: 18 },
        run(afterPage, { size: 18 }),
      ],
    },
    paragraphs,
  });
}

function paragraphsOf(element: ExportedElement, locale: Locale): PlainParagraph[] {
  const { citation, ecli, subjects, principle, later, query, note } = element;
  const texts = exportTexts(locale);
  const [beforeQuery, afterQuery] = aroundPlaceholder(texts.folder_query);
  const [beforeNote, afterNote] = aroundPlaceholder(texts.export_note_of);
  const small = { size: 18 };
  return [
    {
      text: noBreak(printable(citation)),
      heading: 'Heading2',
      keepNext: true,
      spacing: { before: 320, after: 120 },
    },
    ...(ecli === '' ? [] : [{ keepNext: true, runs: [run(ecli, small)] }]),
    ...(subjects === '' ? [] : [{ keepNext: true, runs: [run(subjects, { bold: true, size: 20 })] }]),
    { alignment: 'both', spacing: { after: 120 }, runs: [run(principle)] },
    ...later.map((line) => ({ runs: [run(line, small)] })),
    ...(query === ''
      ? []
      : [
          {
            runs: [run(beforeQuery, small), run(query, { size: 18, italics: true }), run(afterQuery, small)],
          },
        ]),
    ...(note === '' ? [] : [{ runs: [run(beforeNote, { bold: true }), textRun(note), run(afterNote)] }]),
  ];
}
