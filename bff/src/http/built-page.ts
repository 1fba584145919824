import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { type BuiltFile, builtFile } from './built-file.ts';

/** What a page contains itself, as sources of a content security policy. */
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
    // What looks like an element inside of one is its text.
    if (index < end) continue;
    const { name, attributes = '' } = groups ?? {};
    const from = index + opened.length;
    end = html.indexOf(`</${name}>`, from);
    // A file is allowed by its address; a block of data is never run.
    if (/\ssrc=|application\/json/.test(attributes)) continue;
    const hash = createHash('sha256').update(html.slice(from, end)).digest('base64');
    sources[name === 'script' ? 'scripts' : 'styles'].push(`'sha256-${hash}'`);
  }
  return sources;
}

/**
 * Reads pages of a build: the bytes that are served and the hashes of what they contain, always of one build. Read again
 * when a new build has replaced the file; undefined as long as there is none.
 */
export function pageReader(): (file: string) => BuiltPage | undefined {
  const known = new Map<string, { mtimeMs: number; page: BuiltPage }>();
  return (file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    const before = known.get(file);
    if (before?.mtimeMs === found.mtimeMs) return before.page;
    const body = readFileSync(file);
    const page = { ...builtFile(body), inline: inlineSources(body.toString()) };
    known.set(file, { mtimeMs: found.mtimeMs, page });
    return page;
  };
}
