import { escape } from 'mysql2';

export interface Column {
  name: string;
  /** Lower-case type as in information_schema. */
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

/** Converts a value sent by the server into an SQL literal without changes by a driver. */
function literal(type: string, value: Buffer | null): string {
  if (value === null) return 'NULL';
  if (numbers.has(type)) return value.toString('latin1');
  return bytes.test(type) ? `X'${value.toString('hex')}'` : escape(value.toString('utf8'));
}

/** Returns a row as an SQL tuple. */
export const rowOf = (columns: readonly Column[], values: readonly (Buffer | null)[]): string =>
  `(${columns.map(({ type }, i) => literal(type, values[i] ?? null)).join(',')})`;

export const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/**
 * Puts a statement on one line. Line breaks of `SHOW CREATE TABLE` become spaces; escaped texts
 * contain none.
 */
export const line = (statement: string): string => `${statement.replaceAll('\n', ' ')};\n`;
