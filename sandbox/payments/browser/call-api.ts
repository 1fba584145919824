import type { ApiAnswer, ApiError, ApiObject } from './protocol.ts';
import type { TextKey, Texts } from './texts.ts';

/** `{a: {b: 1}}` becomes `a[b]=1`. */
function encode(value: unknown, name = '', out = new URLSearchParams()): URLSearchParams {
  if (value === undefined || value === null) return out;
  if (typeof value !== 'object') {
    out.append(name, String(value));
    return out;
  }
  for (const [key, part] of Object.entries(value)) encode(part, name === '' ? key : `${name}[${key}]`, out);
  return out;
}

/** Translates the message of an error; codes stay unchanged. */
function translate(error: ApiError, texts: Texts): ApiError {
  const isAuthentication = error.code?.endsWith('_authentication_failure')
    ? 'authentication_failure'
    : undefined;
  const keys = [isAuthentication, error.decline_code, error.code];
  const key = keys.find((each): each is TextKey => each !== undefined && Object.hasOwn(texts, each));
  return key ? { ...error, message: texts[key] } : error;
}

export interface ApiClientOptions {
  origin: string;
  key: string;
  texts: Texts;
}

export async function callApi(
  line: ApiClientOptions,
  method: 'GET' | 'POST',
  path: string,
  params: unknown,
): Promise<ApiAnswer> {
  const form = encode(params);
  const url = new URL(path, line.origin);
  if (method === 'GET') url.search = form.toString();
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${line.key}` },
      ...(method === 'POST' ? { body: form } : {}),
      credentials: 'omit',
      cache: 'no-store',
    });
    const body = (await response.json()) as ApiObject & { error?: ApiError };
    return body.error ? { error: translate(body.error, line.texts) } : { object: body };
  } catch {
    return { error: { type: 'api_connection_error', message: line.texts.no_connection } };
  }
}

/** Returns an intent's last error in the user's language. */
export function lastError(intent: ApiObject, texts: Texts): ApiError | undefined {
  const error = (intent['last_setup_error'] ?? intent['last_payment_error']) as ApiError | null | undefined;
  return error ? translate(error, texts) : undefined;
}
