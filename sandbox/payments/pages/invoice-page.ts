import type { SandboxContext } from '../core/context.ts';
import type { Invoice } from '../objects/invoice-row.ts';
import { invoiceText } from './invoice-text.ts';

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

function rows(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .map(([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`)
    .join('');
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff;margin:2rem auto;max-width:44rem;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:1.5rem 0}th{font-weight:400;text-align:left}td{text-align:right}td,th{border-bottom:1px solid #d5d5d5;padding:.4rem 0;vertical-align:top}';

/** The page that `hosted_invoice_url` leads to. */
export function invoicePage(context: SandboxContext, invoice: Invoice): string {
  const text = invoiceText(context, invoice);
  const title = `${text.title} ${invoice.number ?? ''}`;
  return `<!doctype html><html lang="${text.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${style}</style></head><body><main><h1>${escape(title)}</h1><table>${rows(text.head)}</table><table>${rows(text.lines)}</table><table>${rows(text.sums)}</table><p><a href="${escape(invoice.invoice_pdf ?? '')}" download>PDF</a></p></main></body></html>`;
}
