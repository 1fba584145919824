import { strFromU8, unzip } from 'fflate';

/** The parts of a Word file that hold what its author wrote: body, notes at the foot of the page and at the end. */
const written = /^word\/(?:document|footnotes|endnotes)\.xml$/;
/** No brief has more: a file that claims to is one that was made to fill the memory. */
const mostBytes = 30_000_000;
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The text of a .docx, a line for each paragraph; rejects what is none. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const files = await new Promise<Record<string, Uint8Array>>((resolve, reject) =>
    unzip(
      bytes,
      { filter: ({ name, originalSize }) => written.test(name) && originalSize <= mostBytes },
      (error, unzipped) => (error ? reject(error) : resolve(unzipped)),
    ),
  );
  if (!files['word/document.xml']) throw new Error('no document in the file');
  return ['document', 'footnotes', 'endnotes']
    .flatMap((part) => files[`word/${part}.xml`] ?? [])
    .map((file) => paragraphsOf(strFromU8(file)))
    .join('\n');
}

function paragraphsOf(xml: string): string {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.querySelector('parsererror')) throw new Error('not well-formed');
  return Array.from(document.getElementsByTagNameNS(wordNamespace, 'p'), textOf).join('\n');
}

function textOf(paragraph: Element): string {
  return Array.from(paragraph.getElementsByTagNameNS(wordNamespace, '*'), ({ localName, textContent }) => {
    if (localName === 't') return textContent ?? '';
    if (localName === 'noBreakHyphen') return '-';
    return localName === 'tab' || localName === 'br' || localName === 'cr' ? ' ' : '';
  }).join('');
}
