/**
 * A stand-in for the product, for trying the widget and measuring it without database and search engine: serves the
 * built files by the rules of README.md and answers the form's calls from memory.
 */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const dist = new URL('../dist/', import.meta.url);
const block = '<script type="application/json" id="boot">{}</script>';
const workAreas = {
  regular: ['lawyer', 'private_legal_office', 'public_entity', 'judge'],
  rome_special_offer: ['rome_order_lawyer'],
};

/** `priceType` as `price_type`, the last counts. */
function readUrl(url) {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const query = new URLSearchParams();
  for (const [name, value] of searchParams) {
    query.set(
      name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`),
      value,
    );
  }
  return { pathname, searchParams: query };
}

export async function startFakeProduct({
  port = 24000,
  allowed = ['http://localhost:24001'],
  minFill = 0,
} = {}) {
  const loader = brotliCompressSync(await readFile(new URL('loader.js', dist)));
  const pages = JSON.parse(await readFile(new URL('frame.json', dist), 'utf8'));
  const boot = JSON.stringify({
    terms_url: '/terms',
    privacy_url: '/privacy',
    login_url: '/login',
    min_fill_seconds: minFill,
  });
  for (const page of Object.values(pages)) {
    for (const file of Object.values(page)) {
      file.bytes = brotliCompressSync(file.html.replace(block, block.replace('{}', boot)));
    }
  }
  const product = { signups: [], resent: [], down: false, tokens: 0 };

  const embedded = (query, headers) => {
    const language = query.get('locale')?.startsWith('en') ? 'en' : 'it';
    const framed = headers['sec-fetch-dest'] === 'iframe';
    const referer = framed && headers.referer ? new URL(headers.referer).origin : undefined;
    const claimed = query.get('parent') ?? referer;
    const known = (query.get('price_type') || 'regular') in workAreas;
    const refused = (claimed || framed) && !(known && allowed.includes(claimed));
    const file = pages[language][refused ? 'refused' : 'frame'];
    const hashes = (list) => list.map((h) => `'${h}'`).join(' ');
    const ancestors = refused ? '*' : ["'self'", ...allowed].join(' ');
    const script = refused ? '' : `script-src ${hashes(file.scriptHashes)}; connect-src 'self'; `;
    const csp = `default-src 'none'; ${script}style-src ${hashes(file.styleHashes)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
    return { status: refused ? 403 : 200, body: file.bytes, type: 'text/html; charset=utf-8', csp };
  };

  const api = (method, path, query, input) => {
    const email = query.get('email');
    if (path === '/api/users/exists') return [200, { exists: email === 'lawyer@example.com' }];
    if (path === '/api/users/existed') return [200, { existed: email === 'returning@example.com' }];
    if (path === '/api/lawyers/form_token') return [200, { form_token: `token-${++product.tokens}` }];
    if (path === '/api/offers') {
      const work_areas = workAreas[query.get('price_type')];
      return work_areas
        ? [200, { price_type: query.get('price_type'), work_areas }]
        : [400, { message: 'validation_failed' }];
    }
    if (path === '/api/lawyers/verificationEmail') {
      product.resent.push(input.email);
      return [200, { success: true, message: 'new_verification_email_sent' }];
    }
    if (path !== '/api/lawyers' || method !== 'POST') return [404, { message: 'file_not_found' }];
    if (input.email === 'lawyer@example.com') return [403, { message: 'email_already_used' }];
    if (input.form_token === 'token-expired') return [400, { message: 'form_expired' }];
    product.signups.push(input);
    const warning = input.trial_days_count > 14 ? { warning: 'offer_limited' } : {};
    return [201, { email: input.email, ...warning }];
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = readUrl(request.url);
    const send = (status, body, headers) => response.writeHead(status, headers).end(body);
    if (pathname === '/widget/loader.js') {
      return send(200, loader, {
        'content-type': 'text/javascript',
        'content-encoding': 'br',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    if (pathname === '/registration_embedded') {
      const { status, body, type, csp } = embedded(searchParams, request.headers);
      return send(status, body, {
        'content-type': type,
        'content-encoding': 'br',
        'content-security-policy': csp,
      });
    }
    if (product.down) return request.socket.destroy();
    let text = '';
    for await (const chunk of request) text += chunk;
    const [status, body] = api(request.method, pathname, searchParams, text ? JSON.parse(text) : {});
    send(status, JSON.stringify(body), { 'content-type': 'application/json' });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(product, { server, close: () => server.close() });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 24000);
  await startFakeProduct({ port, allowed: [process.env.PARTNER_ORIGIN ?? 'http://localhost:24001'] });
  console.log(`stand-in for the product: http://localhost:${port}`);
}
