import type { Reference } from '../types.ts';

/** `written => read ?=> as a question`, a form on each line; `⏎` is a line break. */
export const linesOf = (table: string) =>
  table
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [written = '', read = '', asked = read] = line.split(/ \??=> ?/);
      return { written: written.replaceAll('⏎', '\n'), read, asked };
    });

/** Keys, parts behind a plus, `@` before a section, `=` before a date. */
const shown = (one: Reference) =>
  one.kind === 'ruling'
    ? [one.key, ...(one.section ? [`@${one.section}`] : []), ...(one.date ? [`=${one.date}`] : [])]
    : [one.parts.length > 0 ? `${one.key}+${one.parts.join(',')}` : one.key];

/**
 * Formats parsed references as a line of the forms. Sections and dates that the line doesn't say
 * may be read or not.
 */
export const asExpected = (found: readonly Reference[], read: string): string => {
  const wanted = new Set(read.split(' '));
  const words = found.flatMap(shown);
  const keys = words.filter((word) => !/^[@=]/.test(word));
  const details = read.split(' ').filter((word) => /^[@=]/.test(word));
  const inPlace = read.split(' ').filter((word) => word !== '' && !/^[@=]/.test(word));
  return keys.join(' ') === inPlace.join(' ') && details.every((word) => words.includes(word))
    ? read
    : words.filter((word) => !/^[@=]/.test(word) || wanted.has(word)).join(' ');
};
