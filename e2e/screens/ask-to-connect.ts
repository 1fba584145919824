import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { baseUrl } from '../setup/addresses.ts';

/** Registers an application and returns the URL of its consent page. */
export async function requestConnection(request: APIRequestContext): Promise<string> {
  const redirect = 'https://assistente.example/ritorno';
  const response = await request.post(`${baseUrl}/connect/register`, {
    data: { client_name: 'Assistente di prova', redirect_uris: [redirect] },
  });
  const { client_id } = (await response.json()) as { client_id: string };
  const query = new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url'),
    code_challenge_method: 'S256',
    scope: 'read write',
    resource: `${baseUrl}/mcp`,
  });
  return `${baseUrl}/connect/authorize?${query}`;
}
