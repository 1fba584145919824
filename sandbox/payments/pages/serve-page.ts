import type { ServerResponse } from 'node:http';
import type { SandboxContext } from '../core/context.ts';
import { elementTypes } from '../browser/protocol.ts';
import { invoicePage } from './invoice-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { browserScript, frameStyle } from './scripts.ts';

const scripts: Record<string, Parameters<typeof browserScript>[0]> = {
  '/v3': 'stripe',
  '/v3/': 'stripe',
  '/endive/stripe.js': 'stripe',
  '/sandbox/stripe.js': 'stripe',
  '/frame.js': 'frame',
  '/authenticate.js': 'authenticate',
};

/** Frames load only what we serve; any page that sells may frame them. */
const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function send(
  response: ServerResponse,
  type: string,
  body: string | Buffer,
  more: Record<string, string> = {},
): void {
  response.writeHead(200, {
    'content-type': type,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
    ...more,
  });
  response.end(body);
}

function missing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('Not found');
}

function framed(script: string): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Massima</title><link rel="stylesheet" href="/frame.css"></head><body><script src="/${script}.js"></script></body></html>`;
}

/** Serves browser requests: scripts, card frames, the bank's page and invoices. */
export async function servePage(
  context: SandboxContext,
  method: string,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = url;
  if (method !== 'GET' && method !== 'HEAD') return missing(response);
  const script = scripts[pathname];
  if (script) return send(response, 'text/javascript; charset=utf-8', await browserScript(script));
  if (pathname === '/frame.css') return send(response, 'text/css; charset=utf-8', await frameStyle());
  const frame = elementTypes.some((type) => pathname === `/element/${type}`) ? 'frame' : undefined;
  const bank = /^\/authenticate\/(seti|pi)_\w+$/.test(pathname) ? 'authenticate' : undefined;
  const page = frame ?? bank;
  if (page)
    return send(response, 'text/html; charset=utf-8', framed(page), {
      'content-security-policy': framePolicy,
    });
  return serveInvoice(context, pathname, response);
}

function serveInvoice(context: SandboxContext, pathname: string, response: ServerResponse): void {
  const [, id = '', secret = '', pdf] = /^\/invoice\/(in_\w+)\/(\w+)(\/pdf)?$/.exec(pathname) ?? [];
  const invoice = context.store.get('invoice', id);
  if (!invoice || invoice._secret !== secret) return missing(response);
  if (!pdf)
    return send(response, 'text/html; charset=utf-8', invoicePage(context, invoice), {
      'content-security-policy': pagePolicy,
    });
  return send(response, 'application/pdf', invoicePdf(context, invoice), {
    'content-disposition': `attachment; filename="Invoice-${invoice.number ?? invoice.id}.pdf"`,
  });
}
