import type { Reference } from '../types.ts';

/** `written => read ?=> as a question`, a form on each line; `⏎` is a line break. */
export const linesOf = (table: string) =>
  table
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [written = '', read = '', query = read] = line.split(/ \??=> ?/);
      return { written: written.replaceAll('⏎', '\n'), read, asked: query };
    });

/** Keys, parts behind a plus, `@` before a section, `=` before a date. */
const describeReference = (reference: Reference) =>
  reference.kind === 'ruling'
    ? [
        reference.key,
        ...(reference.section ? [`@${reference.section}`] : []),
        ...(reference.date ? [`=${reference.date}`] : []),
      ]
    : [reference.parts.length > 0 ? `${reference.key}+${reference.parts.join(',')}` : reference.key];

/**
 * Formats parsed references as a line of the forms. Sections and dates that the line doesn't say
 * may be read or not.
 */
export const asExpected = (found: readonly Reference[], read: string): string => {
  const expected = new Set(read.split(' '));
  const output = found.flatMap(describeReference);
  const keys = output.filter((word) => !/^[@=]/.test(word));
  const details = read.split(' ').filter((word) => /^[@=]/.test(word));
  const inPlace = read.split(' ').filter((word) => word !== '' && !/^[@=]/.test(word));
  return keys.join(' ') === inPlace.join(' ') && details.every((word) => output.includes(word))
    ? read
    : output.filter((word) => !/^[@=]/.test(word) || expected.has(word)).join(' ');
};
