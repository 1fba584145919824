import { SandboxElement } from './element.ts';
import type { ElementOptions } from './element.ts';
import { elementTypes } from './protocol.ts';
import type { ElementError, ElementType } from './protocol.ts';
import { languageOf, textsIn } from './texts.ts';

export interface ElementsOptions {
  locale?: string;
  clientSecret?: string;
  appearance?: Record<string, unknown>;
  [name: string]: unknown;
}

/** React's wrapper passes a component, which has the element's type as a property. */
function typeOf(requestedType: unknown): unknown {
  const carried = (requestedType as { __elementType?: unknown } | null)?.__elementType;
  return carried ?? requestedType;
}

/** The elements of one form. One of each type at a time, as at the provider. */
export class SandboxElements {
  private readonly made = new Map<ElementType, SandboxElement>();

  private readonly origin: string;
  private options: ElementsOptions;
  private readonly locale: string | undefined;

  constructor(origin: string, options: ElementsOptions, locale: string | undefined) {
    this.origin = origin;
    this.options = options;
    this.locale = locale;
  }

  get clientSecret(): string | undefined {
    return this.options.clientSecret;
  }

  private get language() {
    return languageOf(this.options.locale ?? this.locale);
  }

  create(type: string, options: ElementOptions = {}): SandboxElement {
    const knownType = elementTypes.find((each) => each === type);
    if (!knownType)
      throw new Error(`The sandbox has no element of type ${type}: it has ${elementTypes.join(', ')}.`);
    if (this.made.has(knownType))
      throw new Error(`Can only create one Element of type ${type} through elements().`);
    const element: SandboxElement = new SandboxElement(knownType, options, {
      origin: this.origin,
      language: this.language,
      appearance: this.options.appearance,
      siblings: () =>
        [...this.made.values()]
          .filter((each) => each.type.startsWith('card') && each !== element)
          .map(({ name }) => name),
      gone: (each) => {
        if (this.made.get(each.type) === each) this.made.delete(each.type);
      },
    });
    this.made.set(knownType, element);
    for (const other of this.made.values()) if (other !== element) other.refresh();
    return element;
  }

  getElement(requestedType: unknown): SandboxElement | null {
    return this.made.get(typeOf(requestedType) as ElementType) ?? null;
  }

  update(options: ElementsOptions): void {
    this.options = { ...this.options, ...options };
    for (const element of this.made.values())
      element.use({ language: this.language, appearance: this.options.appearance });
  }

  fetchUpdates(): Promise<Record<string, never>> {
    return Promise.resolve({});
  }

  /** The element that contains the number, whichever of them the page made. */
  get card(): SandboxElement | undefined {
    return this.made.get('payment') ?? this.made.get('card') ?? this.made.get('cardNumber');
  }

  /** Checks what was typed before anything is sent. */
  submit(): Promise<{ error?: ElementError; selectedPaymentMethod?: string }> {
    const { card } = this;
    if (!card || card.state.complete) return Promise.resolve({ selectedPaymentMethod: 'card' });
    card.validate();
    const texts = textsIn(this.language);
    const incomplete = {
      type: 'validation_error' as const,
      code: 'incomplete_number',
      message: texts.incomplete_number,
    };
    return Promise.resolve({ error: card.state.error ?? incomplete });
  }
}
