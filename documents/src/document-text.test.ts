import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { documentText } from './document-text.ts';
import {
  docx,
  odt,
  paragraph,
  pdf,
  pdfPages,
  relationships,
  run,
  text,
  utf16,
  wordXml,
  zip,
} from './testing/make-documents.ts';

// pdf.js makes one when it is loaded, for drawing; Node has none, and a browser's worker does.
Object.assign(globalThis, {
  DOMMatrix: class {
    is2D = true;
  },
});

const CITED = 'Cass. civ., Sez. II, 19 marzo 2020, n. 52901';
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const box = (content: string) =>
  '<mc:AlternateContent>' +
  `<mc:Choice Requires="wps"><w:drawing><w:txbxContent>${content}</w:txbxContent></w:drawing></mc:Choice>` +
  `<mc:Fallback><w:pict><w:txbxContent>${content}</w:txbxContent></w:pict></mc:Fallback>` +
  '</mc:AlternateContent>';
const notes = (kind: string, content: string) =>
  wordXml(paragraph(text(content))).replaceAll('w:document', `w:${kind}`);

const readable: [kind: string, file: Uint8Array, expected: string][] = [
  ['paragraphs', docx(paragraph(text('Premesso')) + paragraph(text(CITED))), `Premesso\n${CITED}`],
  [
    'a citation in several runs',
    docx(paragraph(text('Cass. '), text('civ., n. '), text('52901/2020'))),
    'Cass. civ., n. 52901/2020',
  ],
  [
    'tabs, breaks, hyphens that do not break',
    docx(
      paragraph(
        text('art.'),
        run('<w:tab/>'),
        text('131'),
        run('<w:noBreakHyphen/>'),
        text('bis'),
        run('<w:br/>'),
        text('c.p.'),
      ),
    ),
    'art. 131-bis c.p.',
  ],
  ['a soft hyphen', docx(paragraph(text('Cassa'), run('<w:softHyphen/>'), text('zione'))), 'Cassazione'],
  ['entities of XML', docx(paragraph(text('A &amp; B &#167; 3 &lt;x&gt;'))), 'A & B § 3 <x>'],
  ['CDATA', docx(paragraph(run(`<w:t><![CDATA[${CITED}]]></w:t>`))), CITED],
  [
    'footnotes at the end',
    docx(paragraph(text('Testo')), { 'word/footnotes.xml': notes('footnotes', CITED) }),
    `Testo\n${CITED}`,
  ],
  [
    'endnotes at the end',
    docx(paragraph(text('Testo')), { 'word/endnotes.xml': notes('endnotes', CITED) }),
    `Testo\n${CITED}`,
  ],
  [
    'notes under another name',
    docx(paragraph(text('Testo')), {
      'word/note1.xml': notes('footnotes', CITED),
      'word/_rels/document.xml.rels': relationships(['footnotes', 'note1.xml']),
    }),
    `Testo\n${CITED}`,
  ],
  [
    'tracked: inserted stays, deleted goes',
    docx(
      paragraph(
        text('Cass. n. '),
        `<w:del>${run('<w:delText>1/2001</w:delText>')}</w:del>`,
        `<w:ins>${text('2/2002')}</w:ins>`,
      ),
    ),
    'Cass. n. 2/2002',
  ],
  [
    'tracked: moved is read where it is now',
    docx(
      `<w:p><w:moveFrom>${text(CITED)}</w:moveFrom></w:p>${paragraph(text('Poi'))}<w:p><w:moveTo>${text(CITED)}</w:moveTo></w:p>`,
    ),
    `Poi\n${CITED}`,
  ],
  [
    'a text box once, after its paragraph',
    docx(paragraph(text('Si veda Cass. n. 1234'), run(box(paragraph(text('Nota')))), text('/2018.'))),
    'Si veda Cass. n. 1234/2018.\nNota',
  ],
  [
    'a table, cell by cell',
    docx(
      `<w:tbl><w:tr><w:tc>${paragraph(text('Massima'))}</w:tc><w:tc>${paragraph(text(CITED))}</w:tc></w:tr></w:tbl>`,
    ),
    `Massima\n${CITED}`,
  ],
  [
    'content controls',
    docx(
      `<w:sdt><w:sdtContent>${paragraph(`<w:sdt><w:sdtContent>${text(CITED)}</w:sdtContent></w:sdt>`)}</w:sdtContent></w:sdt>`,
    ),
    CITED,
  ],
  [
    'a field by its result, not its instruction',
    docx(
      paragraph(
        run('<w:instrText>HYPERLINK "x"</w:instrText>'),
        `<w:fldSimple w:instr="REF x">${text(CITED)}</w:fldSimple>`,
      ),
    ),
    CITED,
  ],
  ['links', docx(paragraph(`<w:hyperlink>${text(CITED)}</w:hyperlink>`)), CITED],
  [
    'the strict form of the format',
    zip({ 'word/document.xml': wordXml(paragraph(text(CITED)), { namespace: STRICT }) }),
    CITED,
  ],
  [
    'a body under another name',
    zip({
      '_rels/.rels': relationships(['officeDocument', 'word/document2.xml']),
      'word/document2.xml': wordXml(paragraph(text(CITED))),
    }),
    CITED,
  ],
  [
    'a body named from the root',
    zip({
      '_rels/.rels': relationships(['officeDocument', '/doc/body.xml']),
      'doc/body.xml': wordXml(paragraph(text(CITED))),
    }),
    CITED,
  ],
  [
    'backslashes between folders',
    zip({
      '_rels/.rels': relationships(['officeDocument', 'word\\document.xml']),
      'word\\document.xml': wordXml(paragraph(text(CITED))),
    }),
    CITED,
  ],
  [
    'an inserted page of HTML',
    docx(paragraph(text('Premesso')), {
      'word/a.htm': `<html><style>p{}</style><p>${CITED} &egrave; &#232;&nbsp;x</p></html>`,
      'word/_rels/document.xml.rels': relationships(['aFChunk', 'a.htm']),
    }),
    `Premesso\n${CITED} &egrave; è x`,
  ],
  [
    'an inserted document',
    docx(paragraph(text('Premesso')), {
      'word/a.docx': docx(paragraph(text(CITED))),
      'word/_rels/document.xml.rels': relationships(['aFChunk', 'a.docx']),
    }),
    `Premesso\n${CITED}`,
  ],
  ['a byte order mark', zip({ 'word/document.xml': `\ufeff${wordXml(paragraph(text(CITED)))}` }), CITED],
  [
    'a part in UTF-16',
    zip({
      'word/document.xml': utf16(
        wordXml(paragraph(text(CITED)), { prolog: '<?xml version="1.0" encoding="UTF-16"?>' }),
        'le',
        true,
      ),
    }),
    CITED,
  ],
  [
    '2,000 paragraphs',
    docx(paragraph(text(CITED)).repeat(2_000)),
    Array.from({ length: 2_000 }, () => CITED).join('\n'),
  ],
  [
    'pictures that are never unpacked',
    docx(paragraph(text(CITED)), { 'word/media/image.png': new Uint8Array(100) }),
    CITED,
  ],
  [
    'OpenDocument: paragraphs, headings, spaces',
    odt(
      `<text:h>Fatto</text:h><text:p>Cass.<text:s text:c="2"/>n.<text:tab/>1/2001<text:line-break/>e</text:p>`,
    ),
    'Fatto\nCass.  n. 1/2001 e',
  ],
  [
    'OpenDocument: notes, comments, changes',
    odt(
      `<text:tracked-changes><text:p>tolto</text:p></text:tracked-changes><text:p>Cass.<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>${CITED}</text:p></text:note-body></text:note> n. 2/2002<office:annotation><text:p>commento</text:p></office:annotation></text:p>`,
    ),
    `Cass. n. 2/2002\n${CITED}`,
  ],
  ['PDF with text, line by line', pdf('Si veda', CITED), `Si veda\n${CITED}`],
  [
    'PDF of two pages, with what is at their edges',
    pdfPages([
      ['Studio Rossi', 'Cass. civ.,', 'Pag. 1 di 2'],
      ['Studio Rossi', 'n. 52901/2020', 'Pag. 2 di 2'],
    ]),
    'Studio Rossi\nCass. civ.,\nPag. 1 di 2\nStudio Rossi\nn. 52901/2020\nPag. 2 di 2',
  ],
  ['text in UTF-8', strToU8(`perch\u00e9 ${CITED}`), `perch\u00e9 ${CITED}`],
  [
    'text of Windows',
    Uint8Array.from(Array.from(`perch\u00e9 ${CITED}`, (letter) => letter.charCodeAt(0))),
    `perch\u00e9 ${CITED}`,
  ],
  ['UTF-16 with its mark', utf16(CITED, 'be', true), CITED],
  ['UTF-16 without its mark', utf16(CITED, 'le'), CITED],
];

test.each(readable)('reads %s', async (_, file, expected) => {
  expect(await documentText(file)).toBe(expected);
});
