import { CardFields } from './card-fields.ts';
import { callApi } from './call-api.ts';
import { digitsOf } from './card-number.ts';
import { applyLook } from './appearance.ts';
import { elementTypes, unwrap, wrap } from './protocol.ts';
import type { ElementType, FrameOptions, FromFrame, ToFrame } from './protocol.ts';
import { textsIn } from './texts.ts';

/** Runs inside the frame: the card number lives here, on the provider's origin, and leaves only towards it. */
const query = new URLSearchParams(location.search);
/** Messages are exchanged only with the page that opened this frame. */
const host = query.get('host') ?? '';
const type = elementTypes.find((each) => location.pathname.endsWith(`/${each}`)) ?? 'card';

let fields: CardFields | undefined;
let options: FrameOptions | undefined;

function tell(message: FromFrame): void {
  window.parent.postMessage(wrap(message), host);
}

interface CardWindow extends Window {
  cardValues?: () => { number?: string; expiry?: string; cvc?: string };
}
(window as CardWindow).cardValues = () => fields?.values() ?? {};

/** Reads the card fields in the other frames, which have the same origin. */
function allValues() {
  const siblingValues = (options?.siblings ?? []).map((name) => {
    const frame = (window.parent.frames as unknown as Record<string, CardWindow | undefined>)[name];
    return frame?.cardValues?.() ?? {};
  });
  return Object.assign({}, ...siblingValues, fields?.values()) as {
    number?: string;
    expiry?: string;
    cvc?: string;
  };
}

async function create(message: Extract<ToFrame, { type: 'create' }>): Promise<void> {
  const { number = '', expiry = '', cvc } = allValues();
  const digits = digitsOf(expiry);
  const line = { origin: location.origin, key: message.key, texts: textsIn(options?.language ?? 'it') };
  const response = await callApi(line, 'POST', '/v1/payment_methods', {
    type: 'card',
    card: {
      number: digitsOf(number),
      exp_month: Number(digits.slice(0, 2)),
      exp_year: 2000 + Number(digits.slice(2)),
      cvc: cvc && digitsOf(cvc),
    },
    billing_details: message.billing,
  });
  tell({ type: 'created', request: message.request, answer: response });
}

function configure(newOptions: FrameOptions): void {
  options = newOptions;
  document.documentElement.lang = newOptions.language;
  applyLook(newOptions.look);
  if (fields) {
    fields.setOptions(newOptions);
    return;
  }
  fields = new CardFields(type as ElementType, newOptions, {
    change: (state) => tell({ type: 'change', state }),
    focus: () => tell({ type: 'focus' }),
    blur: () => tell({ type: 'blur' }),
    escape: () => tell({ type: 'escape' }),
    enter: () => tell({ type: 'enter' }),
  });
  document.body.replaceChildren(fields.root);
  const measure = () =>
    tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(measure).observe(document.body);
  tell({ type: 'ready' });
}

window.addEventListener('message', (event) => {
  if (event.origin !== host || event.source !== window.parent) return;
  const message = unwrap<ToFrame>(event.data);
  if (message?.type === 'options') configure(message.options);
  else if (message?.type === 'create') void create(message);
  else if (message?.type === 'focus') fields?.focus();
  else if (message?.type === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  else if (message?.type === 'clear') fields?.clear();
  else if (message?.type === 'validate') fields?.validate();
});

tell({ type: 'hello' });
