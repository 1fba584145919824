import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRestTransport } from './rest-transport.ts';
import type { SignupPayload } from './transport.ts';

afterEach(() => void vi.unstubAllGlobals());

function answering(status: number, body: unknown) {
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const payload = {} as SignupPayload;

describe('the REST transport', () => {
  it('calls the documented addresses, without cookies', async () => {
    const fetched = answering(200, { exists: true, existed: false, form_token: 't', success: true });
    const transport = createRestTransport('https://m.example');
    const { signal } = new AbortController();
    expect(await transport.exists('a+b@x.it', signal)).toBe(true);
    expect(await transport.existed('a@x.it', signal)).toBe(false);
    expect(await transport.formToken()).toBe('t');
    await transport.offer('regular', undefined);
    await transport.offer('regular', 'ordine');
    await transport.resend('a@x.it');
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      'https://m.example/api/users/exists?email=a%2Bb%40x.it',
      'https://m.example/api/users/existed?email=a%40x.it',
      'https://m.example/api/lawyers/form_token',
      'https://m.example/api/offers?price_type=regular',
      'https://m.example/api/offers?price_type=regular&origin=ordine',
      'https://m.example/api/lawyers/verificationEmail',
    ]);
    expect(fetched.mock.calls.every(([, init]) => init.credentials === 'omit')).toBe(true);
  });

  it.each([
    [403, { message: 'email_already_used' }, 'email_in_use'],
    [400, { message: 'form_expired' }, 'form_expired'],
    [429, { message: 'too_many_attempts' }, 'too_many_attempts'],
    [400, { message: 'invalid_code' }, 'signup_failed'],
    [503, { message: 'service_unavailable' }, 'signup_unreachable'],
    [502, {}, 'signup_unreachable'],
  ])('turns %i %j into %s', async (status, body, key) => {
    answering(status, body);
    await expect(createRestTransport().signUp(payload)).rejects.toMatchObject({ key });
  });

  it('reports the same error for a page without JSON and for no response', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(createRestTransport().signUp(payload)).rejects.toMatchObject({ key: 'signup_unreachable' });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(createRestTransport().formToken()).rejects.toMatchObject({ key: 'signup_unreachable' });
  });

  it('keeps the issues of single fields', async () => {
    const issues = [{ path: 'email', message: 'wrong_email_format' }];
    answering(400, { message: 'validation_failed', issues });
    await expect(createRestTransport().signUp(payload)).rejects.toMatchObject({ issues });
  });
});
