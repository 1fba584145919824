import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { type BuiltFile, builtFile } from './built-file.ts';

/** Hashes of a page's inline elements, as sources of a content security policy. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}
export interface BuiltPage extends BuiltFile {
  inline: InlineSources;
}

const opening = /<(?<name>script|style)\b(?<attributes>[^<>]*)>/g;

function inlineSources(html: string): InlineSources {
  const sources: InlineSources = { scripts: [], styles: [] };
  let end = 0;
  for (const { 0: opened, index, groups } of html.matchAll(opening)) {
    // An apparent element inside an element is text.
    if (index < end) continue;
    const { name, attributes = '' } = groups ?? {};
    const from = index + opened.length;
    end = html.indexOf(`</${name}>`, from);
    // A script with a `src` is allowed by its origin, and a block of data is never run.
    if (/\ssrc=|application\/json/.test(attributes)) continue;
    const hash = createHash('sha256').update(html.slice(from, end)).digest('base64');
    sources[name === 'script' ? 'scripts' : 'styles'].push(`'sha256-${hash}'`);
  }
  return sources;
}

/**
 * Returns a reader for the pages of a build. The body and the hashes always belong to the same
 * build. A page is read again after a new build replaces the file; the reader returns undefined if
 * the file is missing.
 */
export function pageReader(): (file: string) => BuiltPage | undefined {
  const cache = new Map<string, { mtimeMs: number; page: BuiltPage }>();
  return (file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    const before = cache.get(file);
    if (before?.mtimeMs === found.mtimeMs) return before.page;
    const body = readFileSync(file);
    const page = { ...builtFile(body), inline: inlineSources(body.toString()) };
    cache.set(file, { mtimeMs: found.mtimeMs, page });
    return page;
  };
}
