const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Decodes XML entities in plain text, such as `&#13;` and `&amp;`, including entities encoded
 * twice.
 */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return names[name.toLowerCase()] ?? entity;
    const code = Number.parseInt(String(decimal ?? hex), decimal === undefined ? 16 : 10);
    if (code === 13) return '\n';
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });

/**
 * Converts DD/MM/YYYY, YYYYMMDD or an ISO instant to YYYY-MM-DD. Returns undefined if it is not a
 * day.
 */
export function isoDay(written: string | undefined): string | undefined {
  const text = written?.trim() ?? '';
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = day
    ? `${year}-${month?.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3').slice(0, 10);
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}
