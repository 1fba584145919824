import { expect, test } from 'vitest';
import { readText } from './document-text.ts';
import { docx, odt, paragraph, relationships, run, text, wordXml } from './testing/make-documents.ts';

const set = (properties: string, content: string) => run(`<w:rPr>${properties}</w:rPr><w:t>${content}</w:t>`);
const deletedMark = '<w:pPr><w:rPr><w:del w:id="1" w:author="a"/></w:rPr></w:pPr>';

test.each([
  [
    'a sign that was inserted by its number',
    paragraph(text('art. 6 '), run('<w:sym w:font="Times New Roman" w:char="00A7"/>'), text(' 1 CEDU')),
    'art. 6 § 1 CEDU',
  ],
  [
    'one of a font of signs',
    paragraph(text('art. 6 '), run('<w:sym w:font="Symbol" w:char="F0A7"/>'), text(' 1 CEDU')),
    'art. 6 § 1 CEDU',
  ],
  [
    'a mark of a note that was typed by hand',
    paragraph(text('Cass. n. 52901/2020'), set('<w:vertAlign w:val="superscript"/>', '12'), text(' ss.')),
    'Cass. n. 52901/2020¹² ss.',
  ],
  [
    'hidden text',
    paragraph(text('Cass. n. 5'), set('<w:vanish/>', '99'), set('<w:vanish w:val="0"/>', '1'), text('/2020')),
    'Cass. n. 51/2020',
  ],
  [
    'a paragraph whose end was struck out',
    paragraph(deletedMark, text('Cass. n. 529')) + paragraph(text('01/2020')) + paragraph(text('fine')),
    'Cass. n. 52901/2020\nfine',
  ],
])('reads %s', async (_, body, expected) => {
  expect((await readText(docx(body))).text).toBe(expected);
});

const notes = (content: string) => wordXml(paragraph(text(content)));

test('reads notes from their part, then each header and footer once', async () => {
  const file = docx(paragraph(text('Testo')), {
    'word/_rels/document.xml.rels': relationships(
      ['footnotes', 'footnotes.xml'],
      ['header', 'header1.xml'],
      ['header', 'header2.xml'],
      ['footer', 'footer1.xml'],
    ),
    'word/footnotes.xml': notes('Nota uno'),
    'word/footnotes2.xml': notes('Nota due'),
    'word/header1.xml': notes('Studio Rossi, Cass. n. 5/2019'),
    'word/header2.xml': notes('Studio Rossi, Cass. n. 5/2019'),
    'word/footer1.xml': notes('3'),
  });
  expect(await readText(file)).toEqual({
    text: 'Testo\nNota uno\nNota due\n\nStudio Rossi, Cass. n. 5/2019',
    remarks: ['headers'],
  });
});

test('reads headers and footers of an OpenDocument file in the same way', async () => {
  const styles = `<?xml version="1.0"?><office:document-styles xmlns:office="urn:o" xmlns:style="urn:s" xmlns:text="urn:t">
<office:styles><style:style><style:header-style/></style:style></office:styles><office:master-styles><style:master-page>
<style:header><text:p>Studio Rossi, <text:span>Cass.</text:span> n. 5/2019</text:p></style:header>
<style:header-left><text:p>Studio Rossi, Cass. n. 5/2019</text:p></style:header-left>
<style:footer><text:p><text:page-number>3</text:page-number></text:p></style:footer>
</style:master-page></office:master-styles></office:document-styles>`;
  expect(await readText(odt('<text:p>Testo</text:p>', { 'styles.xml': styles }))).toEqual({
    text: 'Testo\n\nStudio Rossi, Cass. n. 5/2019',
    remarks: ['headers'],
  });
});
