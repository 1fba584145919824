const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The text of a page that was inserted into a document; a line for each block. Nothing of it is drawn. */
export function htmlText(html: string): string {
  return html
    .replace(/<(?:script|style)\b[^<>]*>[^<]*/gi, '')
    .replace(/<(?:\/?(?:p|div|li|tr|h[1-6])|br)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .trim();
}
