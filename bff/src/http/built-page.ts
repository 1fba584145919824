import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { type BuiltFile, builtFile } from './built-file.ts';

/** What a page holds itself, as sources of a content security policy. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}
export interface BuiltPage extends BuiltFile {
  inline: InlineSources;
}

// eslint-disable-next-line massima/linear-regex -- it reads the pages of our own builds, each once
const inlineElement = /<(?<name>script|style)(?<attributes>[^>]*)>(?<text>[^]*?)<\/\k<name>>/g;

function inlineSources(html: string): InlineSources {
  const sources: InlineSources = { scripts: [], styles: [] };
  for (const { groups } of html.matchAll(inlineElement)) {
    const { name, attributes = '', text = '' } = groups ?? {};
    // A file is allowed by its address; a block of data is never run.
    if (/\ssrc=|application\/json/.test(attributes)) continue;
    const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    sources[name === 'script' ? 'scripts' : 'styles'].push(source);
  }
  return sources;
}

/**
 * Reads pages of a build: the bytes that are served and the hashes of what they hold, always of one build. Read again when a
 * new build has replaced the file; undefined as long as there is none.
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
