import { escape } from 'mysql2';

export interface Column {
  name: string;
  /** As information_schema says it, in small letters. */
  type: string;
}

const numbers = new Set([
  'tinyint',
  'smallint',
  'mediumint',
  'int',
  'bigint',
  'decimal',
  'float',
  'double',
  'year',
]);
const bytes = /blob$|binary$|^bit$/;

/** What the server sent of a value, as a statement contains it: letter by letter, whatever a driver would make of it. */
function literal(type: string, value: Buffer | null): string {
  if (value === null) return 'NULL';
  if (numbers.has(type)) return value.toString('latin1');
  return bytes.test(type) ? `X'${value.toString('hex')}'` : escape(value.toString('utf8'));
}

/** Of one row, in brackets. */
export const rowOf = (columns: readonly Column[], values: readonly (Buffer | null)[]): string =>
  `(${columns.map(({ type }, i) => literal(type, values[i] ?? null)).join(',')})`;

export const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/** A statement is a line: what `SHOW CREATE TABLE` breaks into several becomes one, and texts contain no breaks once they are escaped. */
export const line = (statement: string): string => `${statement.replaceAll('\n', ' ')};\n`;
