/** The rows of a file of values, by the names of its first line; separated by commas or, as spreadsheets in Italy do, by semicolons. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = cells(text.replace(/^\ufeff/, ''));
  const names = header.map((name) => name.trim().toLowerCase());
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) =>
      Object.fromEntries(
        names.flatMap((name, at) => {
          const value = row[at]?.trim() ?? '';
          return value === '' ? [] : [[name, value]];
        }),
      ),
    );
}

function cells(text: string): string[][] {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const separator = firstLine.split(';').length > firstLine.split(',').length ? ';' : ',';
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ['', false];
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (isQuoted && sign === '"' && text[at + 1] === '"') cell += text[++at] ?? '';
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) end();
    else if (!isQuoted && sign === '\n') {
      end();
      rows.push([]);
    } else if (isQuoted || sign !== '\r') cell += sign;
  }
  end();
  return rows;
}
