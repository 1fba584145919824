import { strToU8, zipSync } from 'fflate';

const TRANSITIONAL = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ODF = 'urn:oasis:names:tc:opendocument:xmlns';

export const run = (content: string) => `<w:r>${content}</w:r>`;
export const text = (content: string) => run(`<w:t xml:space="preserve">${content}</w:t>`);
export const paragraph = (...content: string[]) => `<w:p>${content.join('')}</w:p>`;

export const wordXml = (body: string, { namespace = TRANSITIONAL, prolog = '<?xml version="1.0"?>' } = {}) =>
  `${prolog}<w:document xmlns:w="${namespace}" xmlns:r="${OFFICE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${body}</w:body></w:document>`;

export const relationships = (...targets: [type: string, target: string][]) =>
  `<?xml version="1.0"?><Relationships xmlns="${RELATIONSHIPS}">${targets
    .map(([type, target], at) => `<Relationship Id="r${at}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** A .docx with this body and these other parts. */
export const docx = (body: string, parts: Record<string, string | Uint8Array> = {}) =>
  zip({ 'word/document.xml': wordXml(body), ...parts });

export const zip = (parts: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
    ),
  );

/** An .odt with this body and these other parts; as its format wants, its media type comes first and is not packed. */
export const odt = (body: string, parts: Record<string, string> = {}) =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content xmlns:office="${ODF}:office:1.0" xmlns:text="${ODF}:text:1.0" xmlns:draw="${ODF}:drawing:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    'META-INF/manifest.xml': strToU8('<manifest/>'),
    ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])),
  });

/** Makes a .pdf of one page with these lines; without lines it is like a scan. */
export const pdf = (...lines: string[]): Uint8Array => pdfPages([lines]);

/** Makes a .pdf that refers to the same page `pages` times. */
export const pdfOf = (pages: number, lines: readonly string[]): Uint8Array =>
  pdfPages(
    [lines],
    Array.from({ length: pages }, () => 0),
  );

/** A .pdf with these lines on each of its pages; `order`: which page comes when. */
export function pdfPages(pages: readonly (readonly string[])[], order = pages.map((_, i) => i)): Uint8Array {
  const font = 3 + pages.length * 2;
  const kids = order.map((page) => `${3 + page * 2} 0 R`).join(' ');
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${order.length}>>`,
    ...pages.flatMap((lines, i) => {
      const drawn = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -16 Td`).join(' ');
      const stream = `BT /F1 12 Tf 50 700 Td ${drawn} ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${4 + i * 2} 0 R/Resources<</Font<</F1 ${font} 0 R>>>>>>`,
        `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
      ];
    }),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
}

function pdfFile(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`;
  return strToU8(file);
}

/** Makes the start of an old Office file that contains the name of a stream. */
export function ole(stream: string): Uint8Array {
  const bytes = new Uint8Array(1_024);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set(utf16(stream, 'le'), 512);
  return bytes;
}

export function utf16(content: string, order: 'le' | 'be', mark = false): Uint8Array {
  const codes = Array.from((mark ? '\ufeff' : '') + content, (letter) => letter.charCodeAt(0));
  return Uint8Array.from(
    codes.flatMap((code) => (order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255])),
  );
}
