import type { ApiClientOptions } from './call-api.ts';
import { callApi } from './call-api.ts';
import { SandboxElement } from './element.ts';
import { SandboxElements } from './elements.ts';
import type { ElementsOptions } from './elements.ts';
import { confirm, handleNext, kindOf, retrieve } from './intents.ts';
import type { IntentKind, Outcome } from './intents.ts';
import type { ApiAnswer, ApiError, ApiObject } from './protocol.ts';
import { languageOf, textsIn } from './texts.ts';

const script = document.currentScript as HTMLScriptElement | null;
const origin = new URL(script?.src ?? location.href).origin;

interface MethodData {
  card?: unknown;
  billing_details?: unknown;
  [name: string]: unknown;
}
interface ConfirmData {
  payment_method?: string | MethodData;
  return_url?: string;
  [name: string]: unknown;
}
interface FormConfirm {
  elements?: SandboxElements;
  clientSecret?: string;
  confirmParams?: ConfirmData & { payment_method_data?: MethodData };
  redirect?: 'always' | 'if_required';
}

const nothing: ApiError = {
  type: 'invalid_request_error',
  message: 'Give a mounted card element, or the id of a payment method.',
};

/** Returns the `Stripe(key)` object with the parts that the application and React's wrapper use. */
function createStripe(key: string, options: { locale?: string } = {}) {
  if (!/^pk_test_\w+$/.test(key))
    throw new Error(
      'Please call Stripe() with your publishable key: the sandbox takes those that begin with pk_test_.',
    );
  let { locale } = options;
  const line = (): ApiClientOptions => ({ origin, key, texts: textsIn(languageOf(locale)) });
  const wrapped = (kind: IntentKind, outcome: Outcome) =>
    'error' in outcome
      ? { error: outcome.error }
      : { [kind === 'setup' ? 'setupIntent' : 'paymentIntent']: outcome.intent };

  async function methodOf(data: string | MethodData | undefined): Promise<ApiAnswer | undefined> {
    if (data === undefined) return undefined;
    if (typeof data === 'string') return { object: { id: data } };
    if (data.card instanceof SandboxElement) return data.card.createMethod(key, data.billing_details);
    return { error: nothing };
  }

  async function confirmCard(
    kind: IntentKind,
    secret: string,
    data: ConfirmData = {},
    handle: { handleActions?: boolean } = {},
  ) {
    const { payment_method: methodSent, ...rest } = data;
    const method = await methodOf(methodSent);
    if (method && 'error' in method) return { error: method.error };
    const params = { ...rest, ...(method ? { payment_method: method.object['id'] } : {}) };
    return wrapped(kind, await confirm(line(), secret, params, handle.handleActions ?? true));
  }

  async function confirmForm(kind: IntentKind, params: FormConfirm) {
    const secret = params.clientSecret ?? params.elements?.clientSecret ?? '';
    const {
      payment_method_data: data,
      payment_method: chosen,
      return_url: back,
      ...rest
    } = params.confirmParams ?? {};
    const card = params.elements?.card;
    const method = typeof chosen === 'string' ? await methodOf(chosen) : await methodOf({ ...data, card });
    if (!method || 'error' in method) return { error: method?.error ?? nothing };
    const outcome = await confirm(line(), secret, { ...rest, payment_method: method.object['id'] }, true);
    if ('error' in outcome || params.redirect === 'if_required' || !back) return wrapped(kind, outcome);
    location.assign(returnAddress(kind, back, outcome.intent, secret));
    return new Promise<never>(() => undefined);
  }

  async function nextAction(secret: string) {
    const now = await retrieve(line(), secret);
    return 'error' in now
      ? { error: now.error }
      : wrapped(kindOf(secret), await handleNext(line(), secret, now.object));
  }

  async function read(kind: IntentKind, secret: string) {
    const response = await retrieve(line(), secret);
    return wrapped(kind, 'error' in response ? response : { intent: response.object });
  }

  async function createPaymentMethod(
    params: MethodData & { elements?: SandboxElements; params?: MethodData; type?: string },
  ) {
    const response = params.elements
      ? await methodOf({ ...params.params, card: params.elements.card })
      : params.card instanceof SandboxElement
        ? await methodOf(params)
        : await callApi(line(), 'POST', '/v1/payment_methods', params);
    if (!response || 'error' in response) return { error: response?.error ?? nothing };
    return { paymentMethod: response.object };
  }

  return {
    elements: (options: ElementsOptions = {}) => new SandboxElements(origin, options, locale),
    confirmCardSetup: (secret: string, data?: ConfirmData, handle?: { handleActions?: boolean }) =>
      confirmCard('setup', secret, data, handle),
    confirmCardPayment: (secret: string, data?: ConfirmData, handle?: { handleActions?: boolean }) =>
      confirmCard('payment', secret, data, handle),
    confirmSetup: (confirmation: FormConfirm) => confirmForm('setup', confirmation),
    confirmPayment: (confirmation: FormConfirm) => confirmForm('payment', confirmation),
    createPaymentMethod,
    createToken: () =>
      Promise.resolve({
        error: {
          type: 'invalid_request_error',
          message: 'The sandbox has no tokens: use createPaymentMethod.',
        },
      }),
    handleCardAction: nextAction,
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => nextAction(clientSecret),
    retrieveSetupIntent: (secret: string) => read('setup', secret),
    retrievePaymentIntent: (secret: string) => read('payment', secret),
    update: (options: { locale?: string }) => void (locale = options.locale ?? locale),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

function returnAddress(kind: IntentKind, back: string, intent: ApiObject, secret: string): URL {
  const address = new URL(back);
  address.searchParams.set(`${kind}_intent`, String(intent['id']));
  address.searchParams.set(`${kind}_intent_client_secret`, secret);
  address.searchParams.set('redirect_status', intent['status'] === 'succeeded' ? 'succeeded' : 'failed');
  return address;
}

// Callable with and without `new`; the version is the train that the pinned wrapper expects.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
