import { showAuthentication } from './authentication-dialog.ts';
import { callApi, lastError } from './call-api.ts';
import type { ApiClientOptions } from './call-api.ts';
import type { ApiAnswer, ApiError, ApiObject } from './protocol.ts';

export type IntentKind = 'setup' | 'payment';
export type Outcome = { error: ApiError } | { intent: ApiObject };

const collections = { setup: 'setup_intents', payment: 'payment_intents' };

export function kindOf(secret: string): IntentKind {
  return secret.startsWith('seti_') ? 'setup' : 'payment';
}

/** An intent's id is the first part of its secret. */
function pathOf(secret: string): string {
  const id = /^((seti|pi)_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(secret)?.[1];
  if (id === undefined)
    throw new Error(
      'Invalid value for stripe.confirm…: the value should be a client secret of the form ${id}_secret_${secret}.',
    );
  return `/v1/${collections[kindOf(secret)]}/${id}`;
}

export function retrieve(line: ApiClientOptions, secret: string): Promise<ApiAnswer> {
  return callApi(line, 'GET', pathOf(secret), { client_secret: secret });
}

/** Confirms, and when the bank asks for its customer, shows the question and reads how it ended. */
export async function confirm(
  line: ApiClientOptions,
  secret: string,
  params: ApiObject,
  handleActions: boolean,
): Promise<Outcome> {
  const response = await callApi(line, 'POST', `${pathOf(secret)}/confirm`, {
    ...params,
    client_secret: secret,
    use_stripe_sdk: true,
  });
  if ('error' in response) return response;
  return handleActions ? handleNext(line, secret, response.object) : { intent: response.object };
}

export async function handleNext(
  line: ApiClientOptions,
  secret: string,
  intent: ApiObject,
): Promise<Outcome> {
  if (intent['status'] !== 'requires_action') return { intent };
  const action = intent['next_action'] as {
    use_stripe_sdk?: { stripe_js?: string };
    redirect_to_url?: { url: string };
  } | null;
  if (action?.redirect_to_url) {
    location.assign(action.redirect_to_url.url);
    return new Promise(() => undefined);
  }
  const page = action?.use_stripe_sdk?.stripe_js;
  if (page === undefined) return { intent };
  const end = await showAuthentication(onOrigin(page, line.origin), line.texts);
  if (end === 'closed') {
    await callApi(line, 'POST', '/v1/3ds2/authenticate', {
      source: intent['id'],
      client_secret: secret,
      outcome: 'fail',
    });
  }
  const after = await retrieve(line, secret);
  if ('error' in after) return after;
  const failed =
    after.object['status'] === 'requires_payment_method' ? lastError(after.object, line.texts) : undefined;
  if (!failed) return { intent: after.object };
  const name = kindOf(secret) === 'setup' ? 'setup_intent' : 'payment_intent';
  return { error: { ...failed, [name]: after.object } };
}

/**
 * Returns the page's URL on the origin that the script was loaded from, because the browser may
 * use another host name.
 */
function onOrigin(page: string, origin: string): string {
  const { pathname, search } = new URL(page);
  return new URL(pathname + search, origin).href;
}
