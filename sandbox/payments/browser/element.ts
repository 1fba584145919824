import { afterTransitions, canvasOf, lookOf } from './appearance.ts';
import { unwrap, wrap } from './protocol.ts';
import type { ApiAnswer, ElementState, ElementType, FrameOptions, FromFrame, ToFrame } from './protocol.ts';
import { textsIn } from './texts.ts';
import type { Language } from './texts.ts';

export type Listener = (event?: unknown) => void;
export interface ElementOptions {
  style?: Record<string, unknown>;
  classes?: Partial<Record<'base' | 'complete' | 'empty' | 'focus' | 'invalid', string>>;
  disabled?: boolean;
  hideIcon?: boolean;
  [name: string]: unknown;
}

interface Setting {
  origin: string;
  language: Language;
  appearance: Record<string, unknown> | undefined;
  /** Names of the frames with the other parts of the same card. */
  siblings(): string[];
  gone(element: SandboxElement): void;
}

const defaultClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
const brandNames = ['visa', 'mastercard', 'amex'];
let counter = 0;

/** As tall as the fields will be (frame.css), so that nothing below them moves once the frame has measured itself. */
const firstHeight = (type: ElementType, { clientWidth }: Element): string =>
  type === 'card' && clientWidth <= 400 ? 'calc(2 * 1.4em + 8px)' : '1.4em';

/**
 * Payment element: a frame inside an element of the page, and the events that the page receives.
 */
export class SandboxElement {
  readonly name = `sandbox-card-${(counter += 1)}`;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly waiting = new Map<number, (response: ApiAnswer) => void>();
  private frame: HTMLIFrameElement | undefined;
  private holder: Element | undefined;
  private request = 0;
  private destroyed = false;
  /** True after the frame's first message. Earlier messages would be lost. */
  private greeted = false;
  private early: ToFrame[] = [];
  /** Pages switch between light and dark by an attribute of theirs. */
  private readonly theme = new MutationObserver(() => afterTransitions(() => this.refresh()));
  state: ElementState = { empty: true, complete: false, brand: 'unknown', error: undefined };
  readonly type: ElementType;
  private options: ElementOptions;
  private readonly setting: Setting;
  constructor(type: ElementType, options: ElementOptions, setting: Setting) {
    this.type = type;
    this.options = options;
    this.setting = setting;
  }

  mount(target: string | Element): void {
    if (this.destroyed) throw new Error('This element was destroyed: create another one.');
    const holder = typeof target === 'string' ? document.querySelector(target) : target;
    if (!holder)
      throw new Error(
        `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
      );
    if (this.holder === holder && this.frame) return;
    this.unmount();
    this.holder = holder;
    const frame = document.createElement('iframe');
    this.frame = frame;
    frame.name = this.name;
    frame.title = textsIn(this.setting.language).fieldsFor;
    frame.src = `${this.setting.origin}/element/${this.type}?host=${encodeURIComponent(location.origin)}`;
    frame.allow = 'payment *';
    Object.assign(frame.style, {
      border: '0',
      // A frame is transparent only if its colour scheme equals the page's. The sandbox always uses
      // light.
      colorScheme: 'light',
      display: 'block',
      width: '100%',
      minWidth: '100%',
      height: firstHeight(this.type, holder),
      margin: '0',
      padding: '0',
    });
    window.addEventListener('message', this.heard);
    this.theme.observe(document.documentElement, { attributes: true });
    holder.replaceChildren(frame);
    this.mark();
  }

  private readonly heard = (event: MessageEvent): void => {
    if (event.origin !== this.setting.origin || event.source !== this.frame?.contentWindow) return;
    const message = unwrap<FromFrame>(event.data);
    if (!message) return;
    if (message.type === 'hello') {
      this.greeted = true;
      this.refresh();
      for (const early of this.early.splice(0)) this.tell(early);
    } else if (message.type === 'height') this.frame.style.height = `${message.height}px`;
    // As if the field were part of the page's form.
    else if (message.type === 'enter') this.holder?.closest('form')?.requestSubmit();
    else if (message.type === 'created') this.created(message.request, message.answer);
    else if (message.type === 'change') this.changed(message.state);
    else {
      if (message.type === 'focus' || message.type === 'blur') this.toggle('focus', message.type === 'focus');
      this.emit(message.type, message.type === 'ready' ? undefined : { elementType: this.type });
    }
  };

  private frameOptions(): FrameOptions {
    // Uses the page's background colour, so that the contrast of the text can be computed inside
    // the frame.
    const appearance = { ...lookOf(this.setting.appearance, this.options.style), ...canvasOf(this.holder) };
    const { disabled = false, hideIcon = false } = this.options;
    return {
      language: this.setting.language,
      look: appearance,
      disabled,
      hideIcon,
      siblings: this.setting.siblings(),
    };
  }

  private tell(message: ToFrame): void {
    if (!this.greeted) {
      if (message.type !== 'options') this.early.push(message);
      return;
    }
    this.frame?.contentWindow?.postMessage(wrap(message), this.setting.origin);
  }

  private changed(state: ElementState): void {
    this.state = state;
    this.mark();
    const { empty, complete, error } = state;
    const brand = brandNames.includes(state.brand) ? state.brand : 'unknown';
    const more =
      this.type === 'payment'
        ? { collapsed: false, value: { type: 'card' } }
        : { error, brand, ...(this.type === 'card' ? { value: { postalCode: '' } } : {}) };
    this.emit('change', { elementType: this.type, empty, complete, ...more });
  }

  private mark(): void {
    this.toggle('base', true);
    this.toggle('complete', this.state.complete);
    this.toggle('empty', this.state.empty);
    this.toggle('invalid', this.state.error !== undefined);
  }

  private toggle(name: keyof typeof defaultClasses, on: boolean): void {
    for (const each of (this.options.classes?.[name] ?? defaultClasses[name]).split(' ')) {
      if (each !== '') this.holder?.classList.toggle(each, on);
    }
  }

  /**
   * Sends a request to the frame to create a payment method from the input. The result contains no
   * card number.
   */
  createMethod(key: string, billing: unknown): Promise<ApiAnswer> {
    if (!this.frame)
      return Promise.reject(
        new Error('We could not retrieve data from the specified Element: it is not mounted.'),
      );
    const request = (this.request += 1);
    return new Promise((resolve) => {
      this.waiting.set(request, resolve);
      this.tell({ type: 'create', request, key, billing });
    });
  }

  private created(request: number, response: ApiAnswer): void {
    this.waiting.get(request)?.(response);
    this.waiting.delete(request);
  }

  on(event: string, listener: Listener): this {
    const listeners = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, listeners.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (sent) => {
      this.off(event, first);
      listener(sent);
    };
    return this.on(event, first);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.listeners.get(event)?.delete(listener);
    else this.listeners.delete(event);
    return this;
  }

  private emit(event: string, sent?: unknown): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(sent);
  }

  update(options: ElementOptions): void {
    this.options = { ...this.options, ...options };
    this.refresh();
  }

  refresh(): void {
    this.tell({ type: 'options', options: this.frameOptions() });
  }

  use(setting: Partial<Pick<Setting, 'language' | 'appearance'>>): void {
    Object.assign(this.setting, setting);
    this.refresh();
  }

  focus(): void {
    this.frame?.focus();
    this.tell({ type: 'focus' });
  }

  blur(): void {
    this.tell({ type: 'blur' });
  }

  clear(): void {
    this.tell({ type: 'clear' });
  }

  validate(): void {
    this.tell({ type: 'validate' });
  }

  collapse(): void {
    // The sandbox has one payment method, which is always open.
  }

  unmount(): void {
    window.removeEventListener('message', this.heard);
    this.theme.disconnect();
    this.frame?.remove();
    this.frame = undefined;
    this.greeted = false;
    for (const name of Object.keys(defaultClasses) as (keyof typeof defaultClasses)[])
      this.toggle(name, false);
    this.holder = undefined;
    this.state = { empty: true, complete: false, brand: 'unknown', error: undefined };
  }

  destroy(): void {
    this.unmount();
    this.destroyed = true;
    this.listeners.clear();
    this.setting.gone(this);
  }
}
