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
  const paragraphs = Array.from(document.getElementsByTagNameNS(wordNamespace, 'p'));
  return paragraphs
    .filter((paragraph) => !isSaidElsewhere(paragraph))
    .map(textOf)
    .join('\n');
}

/** What Word keeps twice: a text box again for programs that know none, and what was moved, where it stood. */
function isSaidElsewhere(element: Element): boolean {
  for (let above: Element | null = element; above; above = above.parentElement)
    if (above.localName === 'Fallback' || above.localName === 'moveFrom') return true;
  return false;
}

/** Without the paragraphs of a text box that is anchored in it: they are lines of their own. */
function textOf(paragraph: Element): string {
  return Array.from(paragraph.getElementsByTagNameNS(wordNamespace, '*'), (element) => {
    const { localName, textContent } = element;
    const isOwn = element.parentElement?.closest('p') === paragraph && !isSaidElsewhere(element);
    if (!isOwn) return '';
    if (localName === 't') return textContent ?? '';
    if (localName === 'noBreakHyphen') return '-';
    return localName === 'tab' || localName === 'br' || localName === 'cr' ? ' ' : '';
  }).join('');
}
