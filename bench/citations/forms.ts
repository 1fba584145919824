import { readFileSync } from 'node:fs';
import { findReferences } from '@massima/law/find-references';
import { parseQuery } from '@massima/law/parse-query';
import type { Reference } from '@massima/law/types';

/** Result of parsing a citation, as printed. */
type ReadForm = { key: string; section: string | null; parts: string[]; date: string | null };
export type Form = { input: string; brief: ReadForm[]; question: ReadForm[] };

/** The inputs of a file: the first column of each line that is not a comment, with `\u` escapes undone. */
function inputsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => unescaped(line.split('\t')[0] ?? ''));
}

/** How one input is read as a line of a brief and as a question. */
function readForm(input: string): Form {
  return {
    input,
    brief: findReferences(input).map(toReadForm),
    question: parseQuery(input).references.map(toReadForm),
  };
}

export const readForms = (file: string): Form[] => inputsOf(readFileSync(file, 'utf8')).map(readForm);

const unescaped = (text: string) =>
  text
    .replace(/\\u\{([\da-f]{1,6})\}/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\n/g, '\n')
    .replace(/\\t/g, '\t');

const toReadForm = (reference: Reference): ReadForm =>
  reference.kind === 'ruling'
    ? { key: reference.key, section: reference.section ?? null, parts: [], date: reference.date ?? null }
    : { key: reference.key, section: null, parts: reference.parts, date: null };
