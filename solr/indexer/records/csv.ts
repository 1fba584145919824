import { parse } from 'csv-parse/sync';

/** Returns the rows of a CSV file by the names of its first line; separated by commas or, as spreadsheets in Italy do, by semicolons. */
export function readCsv(text: string): Record<string, string>[] {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const rows = parse<Record<string, string>>(text, {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.toLowerCase()),
    delimiter: firstLine.split(';').length > firstLine.split(',').length ? ';' : ',',
    // Written by hand: a quotation mark within a cell and a forgotten last cell are no reason to stop.
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')));
}
