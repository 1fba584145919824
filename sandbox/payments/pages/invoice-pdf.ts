import type { SandboxContext } from '../core/context.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import { invoiceText } from './invoice-text.ts';

/** Text in the encoding of the standard fonts; what it lacks becomes a question mark. */
function literal(text: string): string {
  const latin = [...text]
    .map((char) => (char === '×' || char.codePointAt(0)! < 256 ? char : '–−'.includes(char) ? '-' : '?'))
    .join('');
  return `(${latin.replace(/[\\()]/g, '\\$&')})`;
}

/**
 * Returns the width of an amount in Helvetica, relative to the font size, to align it on the
 * right.
 */
function widthOf(text: string): number {
  const widths: Record<string, number> = { '.': 278, ',': 278, ' ': 278, '-': 333, E: 667, U: 722, R: 722 };
  return [...text].reduce((sum, char) => sum + (widths[char] ?? 556), 0) / 1000;
}

class Sheet {
  private readonly parts: string[] = [];
  private y = 790;

  row(left: string, right = '', size = 10, bold = false): void {
    const font = bold ? '/F2' : '/F1';
    this.parts.push(`BT ${font} ${size} Tf 56 ${this.y} Td ${literal(left)} Tj ET`);
    if (right !== '')
      this.parts.push(
        `BT ${font} ${size} Tf ${(540 - widthOf(right) * size).toFixed(2)} ${this.y} Td ${literal(right)} Tj ET`,
      );
    this.y -= size * 1.7;
  }

  gap(points = 12): void {
    this.parts.push(`0.8 G 56 ${this.y + 4} m 540 ${this.y + 4} l S`);
    this.y -= points;
  }

  toString(): string {
    return this.parts.join('\n');
  }
}

/** A small PDF 1.4 of one page: enough to be opened, printed and searched. */
export function invoicePdf(context: SandboxContext, invoice: Invoice): Buffer {
  const text = invoiceText(context, invoice);
  const sheet = new Sheet();
  sheet.row(text.title, '', 20, true);
  sheet.gap(24);
  for (const [name, value] of text.head) sheet.row(`${name}: ${value}`);
  sheet.gap(24);
  for (const [name, value] of text.lines.slice(0, 25)) sheet.row(name, value, 9);
  sheet.gap(24);
  text.sums.forEach(([name, value], index) => sheet.row(name, value, 10, index === text.sums.length - 2));
  const stream = sheet.toString();
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]);
}

function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const at = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
