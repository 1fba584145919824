import {
  brandOf,
  cvcError,
  cvcLength,
  digitsOf,
  expiryError,
  formatExpiry,
  formatNumber,
  isComplete,
  numberError,
} from './card-number.ts';
import type { FieldError } from './card-number.ts';
import type { ElementState, ElementType, FrameOptions } from './protocol.ts';
import { textsIn } from './texts.ts';
import type { Texts } from './texts.ts';

type Name = 'number' | 'expiry' | 'cvc';
interface Field {
  name: Name;
  box: HTMLDivElement;
  label: HTMLLabelElement;
  input: HTMLInputElement;
  note: HTMLParagraphElement;
  /** True after the field has lost the focus once; from then on missing input is reported. */
  left: boolean;
}

interface FieldListener {
  change(state: ElementState): void;
  focus(): void;
  blur(): void;
  escape(): void;
  enter(): void;
}

const parts: Record<ElementType, Name[]> = {
  card: ['number', 'expiry', 'cvc'],
  payment: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
};
const autofill: Record<Name, string> = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };

/** Manages one to three card fields in the frame. */
export class CardFields {
  readonly root = document.createElement('div');
  private readonly fields: Field[];
  private texts: Texts;
  private reportedState = '';

  private readonly type: ElementType;
  private readonly listener: FieldListener;

  constructor(type: ElementType, options: FrameOptions, listener: FieldListener) {
    this.type = type;
    this.listener = listener;
    this.texts = textsIn(options.language);
    this.fields = parts[type].map((name) => this.build(name));
    this.root.className = `card card--${type}`;
    this.root.setAttribute('role', 'group');
    this.root.append(...this.fields.map(({ box }) => box));
    this.setOptions(options);
  }

  private build(name: Name): Field {
    const field: Field = {
      name,
      box: document.createElement('div'),
      label: document.createElement('label'),
      input: document.createElement('input'),
      note: document.createElement('p'),
      left: false,
    };
    const { box, label, input, note } = field;
    box.className = `field field--${name}`;
    label.htmlFor = input.id = `card-${name}`;
    input.name = `card-${name}`;
    input.autocomplete = autofill[name] as AutoFill;
    input.inputMode = 'numeric';
    input.type = 'text';
    input.spellcheck = false;
    input.setAttribute('aria-describedby', `card-${name}-note`);
    note.id = `card-${name}-note`;
    note.className = 'note';
    note.setAttribute('aria-live', 'polite');
    input.addEventListener('input', (event) => this.handleInput(field, event));
    input.addEventListener('focus', () => this.listener.focus());
    input.addEventListener('blur', () => {
      field.left = true;
      this.report();
      this.listener.blur();
    });
    input.addEventListener('keydown', (event) => this.pressed(field, event));
    box.append(label, input, note);
    return field;
  }

  setOptions(options: FrameOptions): void {
    this.texts = textsIn(options.language);
    this.root.setAttribute('aria-label', this.texts.fieldsFor);
    this.root.classList.toggle('card--plain', options.hideIcon);
    for (const { name, label, input } of this.fields) {
      label.textContent = this.texts[name];
      input.placeholder = this.texts[`${name}Hint`];
      input.disabled = options.disabled;
    }
    this.reportedState = '';
    this.report();
  }

  values(): Partial<Record<Name, string>> {
    return Object.fromEntries(this.fields.map(({ name, input }) => [name, input.value]));
  }

  focus(): void {
    this.fields[0]?.input.focus();
  }

  clear(): void {
    for (const field of this.fields) {
      field.input.value = '';
      field.left = false;
    }
    this.report();
  }

  /** Reports missing input in all fields, including unvisited ones. */
  validate(): void {
    for (const field of this.fields) field.left = true;
    this.report(true);
    this.fields.find((field) => field.input.getAttribute('aria-invalid') === 'true')?.input.focus();
  }

  private get brand() {
    return brandOf(digitsOf(this.values().number ?? ''));
  }

  private handleInput(field: Field, event: Event): void {
    const { input, name } = field;
    const deleting = (event as InputEvent).inputType?.startsWith('delete') ?? false;
    const after = digitsOf(input.value.slice(input.selectionStart ?? input.value.length)).length;
    if (name === 'number') input.value = formatNumber(input.value);
    else if (name === 'expiry') input.value = formatExpiry(input.value, deleting);
    else input.value = digitsOf(input.value).slice(0, this.type === 'cardCvc' ? 4 : cvcLength(this.brand));
    this.keepCaret(input, after);
    this.report();
    if (!deleting && after === 0 && isComplete(name, input.value, this.brand, new Date()))
      this.next(field)?.input.focus();
  }

  /** Formatting moves the text: the caret keeps the same number of digits after it. */
  private keepCaret(input: HTMLInputElement, digitsAfter: number): void {
    let at = input.value.length;
    for (let left = digitsAfter; left > 0 && at > 0; at -= 1)
      if (/\d/.test(input.value[at - 1] ?? '')) left -= 1;
    input.setSelectionRange(at, at);
  }

  private next(field: Field): Field | undefined {
    return this.fields[this.fields.indexOf(field) + 1];
  }

  private pressed(field: Field, event: KeyboardEvent): void {
    if (event.key === 'Escape') this.listener.escape();
    if (event.key === 'Enter') this.listener.enter();
    if (event.key !== 'Backspace' || field.input.value !== '') return;
    const before = this.fields[this.fields.indexOf(field) - 1];
    if (!before) return;
    event.preventDefault();
    before.input.focus();
  }

  private errorOf({ name, input, left }: Field, all: boolean): FieldError | undefined {
    if (all && input.value === '') return `incomplete_${name}`;
    if (name === 'number') return numberError(input.value, left);
    if (name === 'expiry') return expiryError(input.value, left, new Date());
    return cvcError(input.value, left, this.type === 'cardCvc' ? 'unknown' : this.brand);
  }

  private report(all = false): void {
    let first: FieldError | undefined;
    for (const field of this.fields) {
      const error = this.errorOf(field, all);
      first ??= error;
      field.box.classList.toggle('field--invalid', error !== undefined);
      field.input.setAttribute('aria-invalid', String(error !== undefined));
      const note = error ? this.texts[error] : '';
      if (field.note.textContent !== note) field.note.textContent = note;
    }
    this.root.dataset['brand'] = this.brand;
    const state: ElementState = {
      empty: this.fields.every(({ input }) => input.value === ''),
      complete: this.fields.every(({ name, input }) => isComplete(name, input.value, this.brand, new Date())),
      brand: this.brand,
      error: first && { type: 'validation_error', code: first, message: this.texts[first] },
    };
    const stateJson = JSON.stringify(state);
    if (stateJson === this.reportedState) return;
    this.reportedState = stateJson;
    this.listener.change(state);
  }
}
