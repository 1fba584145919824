import { openPackage } from './open-package.ts';
import { Paragraphs } from './paragraphs.ts';
import type { Reading } from './read.ts';
import { DocumentRefused } from './refusal.ts';
import { walkXml } from './walk-xml.ts';

/** Deleted text is kept among the tracked changes; comments are not the brief's; a note's mark is glued to the word before it. */
const SKIPPED = new Set(['tracked-changes', 'annotation', 'note-citation']);
const PARAGRAPHS = new Set(['p', 'h']);
/**
 * Headers and footers, which are stored with the page styles. Left and first pages have separate
 * ones.
 */
const MARGIN = /^(?:header|footer)(?:-left|-first)?$/;
const MOST_SPACES = 100;
const READ = new Set(['content.xml', 'styles.xml', 'META-INF/manifest.xml']);

/**
 * Returns the text of an .odt, one line per paragraph. A note is a line after its paragraph; page
 * headers and footers are appended once at the end.
 * @throws DocumentRefused
 */
export function odtText(bytes: Uint8Array, reading: Reading): string {
  const files = openPackage(bytes, (name) => READ.has(name));
  const content = files.get('content.xml');
  if (!content) throw new DocumentRefused('damaged');
  if (isEncrypted(files.get('META-INF/manifest.xml'))) throw new DocumentRefused('protected');
  const [body = ''] = textsOf(content);
  const styles = files.get('styles.xml');
  const margins = [...new Set(styles ? textsOf(styles, MARGIN) : [])].filter((text) => /\p{L}/u.test(text));
  if (margins.length > 0) reading.remarks.add('headers');
  return [body, ...margins.map((text) => `\n${text}`)].join('\n');
}

/** Returns the text of a part, or of each element in it whose name matches `within`. */
function textsOf(part: Uint8Array, within?: RegExp): string[] {
  const texts: string[] = [];
  let lines = new Paragraphs();
  let skipped = 0;
  let isInside = !within;
  walkXml(part, {
    open: (name, attribute) => {
      if (within?.test(name)) {
        isInside = true;
        lines = new Paragraphs();
      }
      if (SKIPPED.has(name)) skipped += 1;
      if (skipped > 0 || !isInside) return;
      if (PARAGRAPHS.has(name)) lines.begin();
      if (name === 's') lines.add(' '.repeat(Math.min(Number(attribute('c')) || 1, MOST_SPACES)));
      if (name === 'tab' || name === 'line-break') lines.add(' ');
    },
    text: (text) => {
      if (skipped === 0 && isInside) lines.add(text);
    },
    close: (name) => {
      if (SKIPPED.has(name)) skipped -= 1;
      else if (PARAGRAPHS.has(name) && skipped === 0 && isInside) lines.end();
      if (!within?.test(name)) return;
      texts.push(lines.toString().trim());
      isInside = false;
    },
  });
  return within ? texts : [lines.toString()];
}

function isEncrypted(manifest: Uint8Array | undefined): boolean {
  let found = false;
  if (!manifest) return found;
  walkXml(manifest, {
    open: (name) => {
      found ||= name === 'encryption-data';
    },
    text: () => undefined,
    close: () => undefined,
  });
  return found;
}
