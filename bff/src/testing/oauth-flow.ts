import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { TestApp } from './test-app.ts';
import type { TestUser } from './factories/user.ts';

/** Fields of a token response; empty for an error. */
const tokens = z.looseObject({
  access_token: z.string().default(''),
  refresh_token: z.string().default(''),
  scope: z.string().default(''),
});

export const redirect = 'https://assistant.example/callback?of=massima';
const verifier = randomBytes(32).toString('base64url');
export const challenge = createHash('sha256').update(verifier).digest('base64url');

/** Returns the steps by which an application gets access, with the cookies of its browser. */
export function oauthFlow(app: TestApp) {
  const resource = `${app.deps.config.PUBLIC_URL}/mcp`;
  const form = (path: string, fields: Record<string, string>) =>
    fetch(`${app.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    resource,
    async register(metadata: object = {}) {
      const client = { client_name: 'Assistente', redirect_uris: [redirect], ...metadata };
      const response = await app.anonymous.send('POST', '/connect/register', client);
      return { status: response.status, body: response.body, id: response.body.client_id as string };
    },
    /** Starts an authorisation. Returns the redirect and the browser's cookie. */
    async begin(clientId: string, overrides: Record<string, string | undefined> = {}) {
      const parameters = {
        client_id: clientId,
        redirect_uri: redirect,
        response_type: 'code',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        scope: 'read write',
        state: 'a state',
        resource,
        ...overrides,
      };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(parameters))
        if (value !== undefined) query.append(name, value);
      const { status, headers } = await fetch(`${app.url}/connect/authorize?${query}`, {
        redirect: 'manual',
      });
      const location = headers.get('Location') ?? '';
      return {
        status,
        location,
        setCookie: headers.get('Set-Cookie'),
        cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '',
        id: location.split('/').at(-1) ?? '',
      };
    },
    decide: (
      who: Pick<TestUser, 'client'>,
      { id, cookie }: { id: string; cookie: string },
      over: object = {},
    ) =>
      who.client.rest(
        'POST',
        `/connections/requests/${id}`,
        { allow: true, may_write: true, ...over },
        { Cookie: cookie },
      ),
    /** Runs all steps up to a code. */
    async codeFor(who: Pick<TestUser, 'client'>, overrides: Record<string, string | undefined> = {}) {
      const { id: clientId } = await this.register();
      const started = await this.begin(clientId, overrides);
      await who.client.get(`/connections/requests/${started.id}`);
      const { body } = await this.decide(who, started);
      const url = new URL(body.redirect);
      return { clientId, url, code: url.searchParams.get('code') ?? '' };
    },
    async token(clientId: string, code: string, over: Record<string, string> = {}) {
      const response = await form('/connect/token', {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        redirect_uri: redirect,
        code_verifier: verifier,
        resource,
        ...over,
      });
      return { status: response.status, body: tokens.parse(await response.json()) };
    },
    async refresh(clientId: string, token: string, over: Record<string, string> = {}) {
      const response = await form('/connect/token', {
        grant_type: 'refresh_token',
        client_id: clientId,
        refresh_token: token,
        ...over,
      });
      return { status: response.status, body: tokens.parse(await response.json()) };
    },
    /** Resets the limits, because several applications share one machine here. */
    forget: () => app.deps.db('rate_limits').delete(),
    /** Runs all steps up to the tokens. */
    async connect(who: Pick<TestUser, 'client'>) {
      await this.forget();
      const { clientId, code } = await this.codeFor(who);
      const { body } = await this.token(clientId, code);
      return { clientId, code, access: body.access_token, refresh: body.refresh_token };
    },
    revoke: (clientId: string, token: string) => form('/connect/revoke', { client_id: clientId, token }),
    /** Whether a token gives access to the endpoint. */
    ping: async (token: string) =>
      (await app.client(token).send('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' })).status,
  };
}
