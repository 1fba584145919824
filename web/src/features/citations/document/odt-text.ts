import { openPackage } from './open-package.ts';
import { Paragraphs } from './paragraphs.ts';
import { DocumentRefused } from './refusal.ts';
import { walkXml } from './walk-xml.ts';

/** Deleted text is kept among the tracked changes; comments are not the brief's; a note's mark is glued to the word before it. */
const SKIPPED = new Set(['tracked-changes', 'annotation', 'note-citation']);
const PARAGRAPHS = new Set(['p', 'h']);
const MOST_SPACES = 100;

/** The text of an .odt, a line for each paragraph; a note is a line after the paragraph it stands in. @throws DocumentRefused */
export function odtText(bytes: Uint8Array): string {
  const files = openPackage(bytes, (name) => name === 'content.xml' || name === 'META-INF/manifest.xml');
  const content = files.get('content.xml');
  if (!content) throw new DocumentRefused('damaged');
  if (isEncrypted(files.get('META-INF/manifest.xml'))) throw new DocumentRefused('protected');
  const lines = new Paragraphs();
  let skipped = 0;
  walkXml(content, {
    open: (name, attribute) => {
      if (SKIPPED.has(name)) skipped += 1;
      if (skipped > 0) return;
      if (PARAGRAPHS.has(name)) lines.begin();
      if (name === 's') lines.add(' '.repeat(Math.min(Number(attribute('c')) || 1, MOST_SPACES)));
      if (name === 'tab' || name === 'line-break') lines.add(' ');
    },
    text: (text) => {
      if (skipped === 0) lines.add(text);
    },
    close: (name) => {
      if (SKIPPED.has(name)) skipped -= 1;
      else if (PARAGRAPHS.has(name) && skipped === 0) lines.end();
    },
  });
  return lines.toString();
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
