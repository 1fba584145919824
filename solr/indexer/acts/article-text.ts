import { withAccents } from '../readers/italian-accents.ts';
import type { Comma } from './act-file.ts';

/** A paragraph of the file, with its number, if it has one, and its line breaks. */
export interface RawParagraph {
  number: string;
  text: string;
}

/**
 * Marks of the file: double parentheses enclose the latest change, triple ones a note number
 * within it.
 */
const changeMarks = /\({2,3}(?!\d{1,3}\))|(?<!\(\d{1,3})\){2,3}/g;
const changedMark = /\({2,3}(\d{1,3})\){2,3}/g;
const rule = /^[\s]{0,40}-{4,}\s{0,40}$/;
const noteHead = /^\s{0,40}AGGIORNAMENTO\s{0,4}\((\d{1,3})\)\s{0,4}$/;
/** Start of a list item: "a)", "0a)", "1-bis)", "—". */
const listMark = /^(?:\d{0,2}[a-z]{1,3}(?:-[a-z]{2,9})?|\d{1,3}(?:-[a-z]{2,9})?)\)\s|^[—–-]\s/;
const numbered = /^(\d{1,4}(?:\.\d{1,2})?(?:[ -]?(?:[a-z]{3,18}))?)\.\s{1,4}(?=\S)/;

export interface ArticleText {
  commi: Comma[];
  notes: string[];
}

/** Separates the paragraphs of an article from its amendment notes. */
export function readArticleText(paragraphs: readonly RawParagraph[]): ArticleText {
  const notes: string[] = [];
  const numbers = new Set<string>();
  const raw: RawParagraph[] = [];
  let inNotes = false;
  for (const { number, text } of paragraphs) {
    if (number !== '') inNotes = false;
    const remaining: string[] = [];
    for (const line of text.split('\n')) {
      const head = noteHead.exec(line);
      if (rule.test(line) || head) {
        inNotes = true;
        if (head?.[1] !== undefined) {
          numbers.add(head[1]);
          notes.push('');
        }
      } else if (!inNotes) remaining.push(line);
      else if (notes.length > 0) notes.push(`${notes.pop() ?? ''}\n${line}`);
    }
    raw.push({ number, text: remaining.join('\n') });
  }
  const commi = raw.flatMap(({ number, text }) => (number === '' ? divided(text) : [{ number, text }]));
  return {
    commi: numberAll(
      commi
        .map(({ number, text }) => ({ number, text: withoutNoteMarks(squeezed(text), numbers) }))
        .filter(({ text }) => text !== ''),
    ),
    notes: notes.map((note) => squeezed(note).replace(/\n/g, ' ')).filter((note) => note !== ''),
  };
}

/**
 * Splits a paragraph without a number by empty lines, indents and the numbers within it, as
 * printed codes set them.
 */
function divided(text: string): RawParagraph[] {
  const parts: string[] = [];
  let isOpen = false;
  let ended = true;
  for (const line of text.replace(changedMark, '($1)').replace(changeMarks, '').split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '') {
      isOpen = false;
      continue;
    }
    const begins =
      !isOpen || numbered.test(trimmed) || (/^\s{2,}/.test(line) && ended && !listMark.test(trimmed));
    if (begins && !(parts.length > 0 && listMark.test(trimmed))) parts.push(line);
    else parts.push(`${parts.pop() ?? ''}\n${line}`);
    isOpen = true;
    ended = /[.;:]["»)]{0,2}(?:\s\(\d{1,3}\))?$/.test(trimmed);
  }
  return parts.map((part) => {
    const trimmed = part.trim();
    const [prefix = '', number = ''] = numbered.exec(trimmed) ?? [];
    return { number, text: trimmed.slice(prefix.length) };
  });
}

/** Collapses white space, and puts each list item on a line. */
function squeezed(text: string): string {
  const lines: string[] = [];
  for (const line of text.replace(changedMark, '($1)').replace(changeMarks, '').split('\n')) {
    const trimmed = line.replace(/\s+/g, ' ').trim();
    if (trimmed === '') continue;
    if (lines.length === 0 || listMark.test(trimmed)) lines.push(trimmed);
    else lines.push(`${lines.pop() ?? ''} ${trimmed}`);
  }
  return withAccents(lines.join('\n')).replace(/ ([.,;:])(?=\s|$)/g, '$1');
}

/** Removes references to the notes below, as in "… del decreto. (28)". */
const withoutNoteMarks = (text: string, numbers: ReadonlySet<string>): string =>
  text
    .replace(/ ?\((\d{1,3})\)/g, (reference, number: string) => (numbers.has(number) ? '' : reference))
    .replace(/^\(\d{1,3}\)$/, '')
    .trim();

/** Numbers the paragraphs by position if the act numbers none, because they are cited that way. */
function numberAll(commi: readonly RawParagraph[]): Comma[] {
  if (!commi.some(({ number }) => number !== ''))
    return commi.map(({ text }, at) => ({ number: String(at + 1), text }));
  const all: Comma[] = [];
  for (const { number, text } of commi) {
    const last = all.at(-1);
    // the rest of a list that the file has as a paragraph
    if (number === '' && last) last.text += `\n${text}`;
    else all.push({ number: number.trim().replace(/\.$/, ''), text });
  }
  return all;
}
