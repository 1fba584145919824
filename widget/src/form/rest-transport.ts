import { isWireKey } from './text-keys.ts';
import { TransportError, type Issue, type OfferTerms, type SignupTransport } from './transport.ts';

/** Milliseconds after which a call counts as unanswered. */
const timeoutMs = 20_000;

type Body = { message?: string; issues?: Issue[] };

function refusal(status: number, { message = '', issues }: Body): TransportError {
  if (message === 'email_already_used') return new TransportError('email_in_use');
  if (isWireKey(message)) return new TransportError(message, issues);
  return new TransportError(status >= 500 ? 'signup_unreachable' : 'signup_failed', issues);
}

/**
 * Client of the documented REST API, based on fetch.
 *
 * @param base origin of the API; '' for the page's origin
 */
export function createRestTransport(base = ''): SignupTransport {
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    let response;
    let body;
    try {
      // Sends no cookies, because the frame is third-party on a partner's page and needs none.
      const signal = AbortSignal.timeout(timeoutMs);
      response = await fetch(`${base}/api/${path}`, { credentials: 'omit', signal, ...init });
      body = await response.json();
    } catch {
      throw new TransportError('signup_unreachable');
    }
    if (!response.ok) throw refusal(response.status, body as Body);
    return body as T;
  };
  const get = <T>(path: string, query: Record<string, string>, init?: RequestInit) =>
    call<T>(`${path}?${new URLSearchParams(query)}`, init);
  const post = <T>(path: string, body: unknown) =>
    call<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    exists: async (email, signal) =>
      (await get<{ exists: boolean }>('users/exists', { email }, { signal })).exists,
    existed: async (email, signal) =>
      (await get<{ existed: boolean }>('users/existed', { email }, { signal })).existed,
    offer: (price_type, origin) => get<OfferTerms>('offers', { price_type, ...(origin ? { origin } : {}) }),
    formToken: async () => (await call<{ form_token: string }>('lawyers/form_token')).form_token,
    signUp: (payload) => post('lawyers', payload),
    resend: async (email) => {
      if (!(await post('lawyers/verificationEmail', { email }))) throw new TransportError('signup_failed');
    },
  };
}
