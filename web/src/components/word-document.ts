import { strToU8, zipSync } from 'fflate';
import { escapeXml } from '@massima/contract/format/escape-xml';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** A4 in twentieths of a point. */
const page =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1134" w:bottom="1134" w:left="1134" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';

const style = (id: string, name: string, form: { run?: string; paragraph?: string }) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${
    id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'
  }<w:pPr>${form.paragraph ?? ''}</w:pPr><w:rPr>${form.run ?? ''}</w:rPr></w:style>`;

const styles = `${xml}<w:styles xmlns:w="${word}">${[
  style('Normal', 'Normal', {
    paragraph: '<w:spacing w:after="80"/>',
    run: '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="24"/><w:lang w:val="it-IT"/>',
  }),
  style('Title', 'Title', { paragraph: '<w:spacing w:after="160"/>', run: '<w:b/><w:sz w:val="36"/>' }),
  style('Heading1', 'heading 1', {
    paragraph: '<w:keepNext/><w:spacing w:before="320" w:after="80"/><w:outlineLvl w:val="0"/>',
    run: '<w:b/><w:sz w:val="28"/>',
  }),
  style('Citation', 'Citation', {
    paragraph: '<w:keepNext/><w:spacing w:before="120" w:after="20"/>',
    run: '<w:b/>',
  }),
  style('Finding', 'Finding', { paragraph: '<w:ind w:left="340"/><w:spacing w:after="20"/>' }),
  style('Note', 'Note', { run: '<w:i/><w:sz w:val="22"/>' }),
].join('')}</w:styles>`;

export interface WordParagraph {
  style: 'Normal' | 'Title' | 'Heading1' | 'Citation' | 'Finding' | 'Note';
  text: string;
}

const paragraph = ({ style: of, text }: WordParagraph) =>
  `<w:p><w:pPr><w:pStyle w:val="${of}"/></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

/** Creates a Word document in the browser with standard heading styles. */
export function wordDocument(paragraphs: readonly WordParagraph[]): Uint8Array<ArrayBuffer> {
  const body = paragraphs.map(paragraph).join('');
  const parts = {
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${word}"><w:body>${body}${page}</w:body></w:document>`,
    'word/styles.xml': styles,
  };
  const zipped = zipSync(
    Object.fromEntries(Object.entries(parts).map(([part, content]) => [part, strToU8(content)])),
  );
  return new Uint8Array(zipped);
}
