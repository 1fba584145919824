import { isWireKey } from './text-keys.ts';
import { TransportError, type SignupTransport } from './transport.ts';

/** Milliseconds after which a call counts as unanswered. */
const patience = 20_000;

type Refusal = { message?: string; issues?: { path: string; message: string }[] };

function refusal(status: number, body: Refusal): TransportError {
  const key = body.message ?? '';
  if (key === 'email_already_used') return new TransportError(key);
  if (key && isWireKey(key)) return new TransportError(key, body.issues);
  return new TransportError(status >= 500 ? 'signup_unreachable' : 'signup_failed', body.issues);
}

async function call<T>(url: string, init: RequestInit): Promise<T> {
  const late = AbortSignal.timeout(patience);
  let response: Response;
  let body: unknown;
  try {
    // The frame is third-party on a partner's page and needs no cookie: none is sent.
    response = await fetch(url, { credentials: 'omit', signal: late, ...init });
    body = await response.json();
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new TransportError('signup_unreachable');
  }
  if (!response.ok) throw refusal(response.status, body as Refusal);
  return body as T;
}

/** The documented REST door, with nothing but fetch. `base` is '' on our own origin. */
export function createRestTransport(base = ''): SignupTransport {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  const post = <T>(path: string, body: unknown) =>
    call<T>(`${base}/api/lawyers${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    exists: async (email, signal) =>
      (await call<{ exists: boolean }>(`${base}/api/users/exists?${query({ email })}`, { signal })).exists,
    existed: async (email, signal) =>
      (await call<{ existed: boolean }>(`${base}/api/users/existed?${query({ email })}`, { signal })).existed,
    offer: (price_type, origin) =>
      call(`${base}/api/offers?${query(origin ? { price_type, origin } : { price_type })}`, {}),
    formToken: async () =>
      (await call<{ form_token: string }>(`${base}/api/lawyers/form_token`, {})).form_token,
    signUp: (payload) => post('', payload),
    resend: async (email) => {
      if (!(await post<unknown>('/verificationEmail', { email }))) {
        throw new TransportError('verification_email_failed');
      }
    },
  };
}
