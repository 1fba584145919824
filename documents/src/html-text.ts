const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Returns the text of an HTML page embedded in a document, one line per block. The page is not
 * rendered.
 */
export function htmlText(html: string): string {
  return html
    .replace(/<(?:script|style)\b[^<>]*>[^<]*/gi, '')
    .replace(/<(?:\/?(?:p|div|li|tr|h[1-6])|br)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (entity, decimal, hex, name) => {
      if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .trim();
}
