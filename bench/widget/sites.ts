import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const productPort = 24080;
const partnerPort = 24081;
const product = `http://localhost:${productPort}`;
const partner = `http://localhost:${partnerPort}`;

/** `attributes` is the line without the frame in it, which the loader has to make. */
export type Contender = 'ours' | 'attributes' | 'ghost';

export interface Sites {
  /** Addresses of the two pages, alike but for the form that they embed. */
  pages: Record<Contender, string>;
  stop: () => void;
}

const address = `${product}/registration_embedded?price_type=regular`;
/** What /partners composes. */
const frame =
  `<template shadowrootmode="open"><iframe src="${address}" title="Registrazione a Massima" referrerpolicy="origin" ` +
  `style="display:block;border:0;width:100%;height:700px;min-height:inherit"></iframe><noscript><slot></slot></noscript></template>`;
const line = (inside: string) =>
  `<div data-massima data-locale="it" style="min-height:max(700px,1000px - 75vw)">${inside}<a href="${address}">` +
  `Registrazione a Massima</a></div><script async src="${product}/widget/loader.js"></script>`;

const around = (form: string) =>
  `<!doctype html><html lang="it"><meta charset="utf-8"><title>Ordine</title><meta name="viewport" content="width=device-width">` +
  `<h1>Ordine degli Avvocati di Vallechiara</h1><p>${'Convenzioni per gli iscritti. '.repeat(40)}</p>${form}</html>`;

/** Both forms as their makers say to embed them, from servers on this machine that compress alike. */
export async function startSites(ghostScript: Buffer): Promise<Sites> {
  const env = { ...process.env, PORT: String(productPort), PARTNER_ORIGIN: partner };
  const ours = spawn(process.execPath, ['widget/testing/fake-product.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(ours.stdout, 'data');
  const files: Record<string, { type: string; body: Buffer }> = {
    '/ours': page(line(frame)),
    '/attributes': page(line('')),
    '/ghost': page(
      `<div style="min-height:58px"><script src="${partner}/signup-form.min.js" data-button-color="#1b5a45" ` +
        `data-button-text-color="#FFFFFF" data-site="${partner}/" data-locale="it" async></script></div>`,
    ),
    '/signup-form.min.js': { type: 'text/javascript', body: brotliCompressSync(ghostScript) },
  };
  const server = createServer((request, response) => {
    const file = files[new URL(request.url ?? '/', partner).pathname];
    if (!file) return response.writeHead(404).end();
    const headers = { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': 'no-store' };
    return response.writeHead(200, headers).end(file.body);
  });
  await once(server.listen(partnerPort, '127.0.0.1'), 'listening');
  return {
    pages: {
      ours: `${partner}/ours`,
      attributes: `${partner}/attributes`,
      ghost: `${partner}/ghost`,
    },
    stop: () => {
      ours.kill();
      server.close();
      server.closeAllConnections();
    },
  };
}

const page = (form: string) => ({ type: 'text/html; charset=utf-8', body: brotliCompressSync(around(form)) });
