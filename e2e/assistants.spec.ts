import { createServer } from 'node:http';
import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { enter } from './setup/accounts.ts';
import { baseUrl } from './setup/addresses.ts';
import { checkAppearance } from './setup/check-appearance.ts';
import { expect, test } from './setup/test.ts';

/** Redirect target of a program on the reader's machine, which waits for its code. */
async function waitForCode() {
  let found: (code: string) => void = () => undefined;
  const code = new Promise<string>((resolve) => (found = resolve));
  const server = createServer((request, response) => {
    found(new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('code') ?? '');
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>back</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { code, redirect: `http://127.0.0.1:${port}/back`, stop: () => server.close() };
}

/** Stores an application's OAuth state in memory. */
function keeper(redirect: string) {
  const store: {
    client?: OAuthClientInformationMixed;
    tokens?: OAuthTokens;
    verifier: string;
    asked: string;
  } = {
    verifier: '',
    asked: '',
  };
  const provider: OAuthClientProvider = {
    redirectUrl: redirect,
    clientMetadata: { client_name: 'Assistente di prova', redirect_uris: [redirect] },
    clientInformation: () => store.client,
    saveClientInformation: (client) => void (store.client = client),
    tokens: () => store.tokens,
    saveTokens: (tokens) => void (store.tokens = tokens),
    saveCodeVerifier: (verifier) => void (store.verifier = verifier),
    codeVerifier: () => store.verifier,
    redirectToAuthorization: (url) => void (store.asked = url.href),
  };
  return { store, provider };
}

test('an assistant that has only the address gets consent, searches, saves and is revoked', async ({
  page,
}) => {
  test.slow();
  await enter(page);
  const back = await waitForCode();
  const { store, provider } = keeper(back.redirect);
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { authProvider: provider });
  const assistant = () => new Client({ name: 'journey', version: '1' });
  const first = transport();
  await expect(assistant().connect(first as Transport)).rejects.toThrow(UnauthorizedError);

  await page.goto(store.asked);
  await expect(page.getByText('«Assistente di prova»')).toBeVisible();
  await expect(page.getByText(back.redirect)).toBeVisible();
  await checkAppearance(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Collega', exact: true }).click();
  await first.finishAuth(await back.code);
  // The code is in the URL before the page has loaded, and a pending navigation would cancel the
  // next one.
  await expect(page).toHaveTitle('back');
  back.stop();

  const client = assistant();
  await client.connect(transport() as Transport);
  const found = await client.callTool({
    name: 'search_rulings',
    arguments: { question: 'danno non patrimoniale' },
  });
  expect(found.isError).toBe(false);
  const { results } = found.structuredContent as { results: { id: string; citation: string }[] };
  const saved = await client.callTool({
    name: 'save_to_folder',
    arguments: { id: results[0]!.id, folder: 'Dal mio assistente' },
  });
  expect(saved.structuredContent).toMatchObject({ saved: true, citation: results[0]!.citation });

  await page.goto('/projects');
  await expect(page.getByRole('link', { name: 'Dal mio assistente' })).toBeVisible();
  await page.goto('/queryhistory');
  await expect(page.getByText('fatta da «Assistente di prova»')).toBeVisible();

  await page.goto('/profile');
  await page.getByText('Assistenti e chiavi', { exact: true }).click();
  await page.getByRole('button', { name: 'Revoca «Assistente di prova»' }).click();
  await page.getByRole('button', { name: 'Revoca', exact: true }).click();
  await expect(page.getByText('Nessuna chiave valida.')).toBeVisible();
  await expect(client.callTool({ name: 'usage' })).rejects.toThrow();
});
