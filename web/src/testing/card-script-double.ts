import type { ResponseOf } from './answers/types.ts';

type Payments = ResponseOf<'system.config'>['payments'];
type Listener = (event: {
  complete: boolean;
  empty: boolean;
  error?: { message: string } | undefined;
}) => void;

interface Spoken {
  locale?: string | undefined;
}
const texts = {
  it: { number: 'Numero della carta', declined: 'La carta è stata rifiutata.' },
  en: { number: 'Card number', declined: 'Your card was declined.' },
};
const wordsIn = ({ locale }: Spoken) => texts[locale === 'en' ? 'en' : 'it'];

const brokenSrc = 'https://cards.example/broken.js';

/** Payment settings: a script that loads, and a script that fails. */
export const cardScript: Payments = {
  publishableKey: 'pk_stories',
  scriptSrc: 'https://cards.example/card.js',
};
export const brokenCardScript: Payments = { publishableKey: 'pk_stories', scriptSrc: brokenSrc };
export const isBroken = (src: string): boolean => src === brokenSrc;

/** Cards by their last four digits, as the provider's test cards. */
export const declinedCard = '4000 0000 0000 0002';
export const goodCard = '4242 4242 4242 4242';
/** Card whose bank prompts on set-up. */
export const askingCard = '4000 0025 0000 3155';
/** Payment that the bank asks the customer to authenticate. */
export const confirmationSecret = 'pi_asked_secret';
const digits = (text: string) => text.replace(/\D/g, '');

/** Card field, a frame of the provider in production. */
class CardDouble {
  readonly field = document.createElement('input');
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(spoken: Spoken) {
    Object.assign(this.field, { inputMode: 'numeric', placeholder: '0000 0000 0000 0000' });
    this.speak(spoken);
    this.field.style.cssText = 'width:100%;border:0;background:none;font:inherit;color:inherit';
    this.field.addEventListener('input', () => this.tell('change'));
  }
  speak(spoken: Spoken) {
    this.field.setAttribute('aria-label', wordsIn(spoken).number);
  }
  get number() {
    return digits(this.field.value);
  }
  private tell(event: string) {
    for (const listener of this.listeners.get(event) ?? [])
      listener({ complete: this.number.length === 16, empty: this.field.value === '' });
  }
  mount(container: HTMLElement) {
    container.append(this.field);
    queueMicrotask(() => this.tell('ready'));
  }
  on(event: string, listener: Listener) {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(listener));
    return this;
  }
  off(event: string, listener: Listener) {
    this.listeners.get(event)?.delete(listener);
    return this;
  }
  update() {}
  destroy() {
    this.field.remove();
  }
}

/**
 * Simulates the bank's prompt as the provider does: in a plain element of the page, which a modal
 * dialog covers.
 */
function promptBank(done: object): Promise<object> {
  const container = document.createElement('div');
  container.setAttribute('role', 'dialog');
  container.setAttribute('aria-label', 'Autenticazione della carta');
  container.style.cssText =
    'position:fixed;inset:0;z-index:2147483647;display:grid;place-content:center;background:#fff';
  document.body.append(container);
  return new Promise((resolve) => {
    const choose = (text: string, outcome: object) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
      button.style.cssText = 'min-height:44px;color:#000;background:#fff';
      button.addEventListener('click', () => {
        container.remove();
        resolve(outcome);
      });
      container.append(button);
    };
    choose('Autentica', done);
    choose('Rifiuta', { error: { message: 'La carta non è stata autenticata.' } });
  });
}

const setUp = { setupIntent: { status: 'succeeded', payment_method: 'pm_new' } };
const paid = { paymentIntent: { status: 'succeeded' } };
interface Handling {
  handleActions?: boolean;
}

function createStripe(_key: string, spoken: Spoken = {}) {
  let card: CardDouble | null = null;
  const elementsIn = (first: Spoken) => ({
    create: () => (card = new CardDouble(first)),
    getElement: () => card,
    update: (now: Spoken) => card?.speak({ ...first, ...now }),
    on: () => {},
  });
  return {
    elements: (options: Spoken = {}) => elementsIn({ ...spoken, ...options }),
    createToken: () => Promise.resolve({}),
    createPaymentMethod: () => Promise.resolve({}),
    confirmCardSetup: (_secret: string, _data?: object, { handleActions = true }: Handling = {}) => {
      if (card?.number === digits(declinedCard))
        return Promise.resolve({ error: { message: wordsIn(spoken).declined } });
      if (card?.number !== digits(askingCard)) return Promise.resolve(setUp);
      return handleActions
        ? promptBank(setUp)
        : Promise.resolve({ setupIntent: { status: 'requires_action' } });
    },
    handleNextAction: () => promptBank(setUp),
    confirmCardPayment: (secret: string) =>
      secret === confirmationSecret ? promptBank(paid) : Promise.resolve(paid),
  };
}

/** Installs the double as the provider's global, so that nothing is fetched. */
export function installCardScript(): () => void {
  const target = window as unknown as { Stripe?: unknown };
  const before = target.Stripe;
  target.Stripe = createStripe;
  return () => {
    target.Stripe = before;
  };
}
