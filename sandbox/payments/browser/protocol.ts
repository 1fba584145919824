import type { Language } from './texts.ts';

/** The words that the page's script and the frame with the card fields have for each other. */
export type ElementType = 'card' | 'cardNumber' | 'cardExpiry' | 'cardCvc' | 'payment';
export const elementTypes: readonly ElementType[] = [
  'card',
  'cardNumber',
  'cardExpiry',
  'cardCvc',
  'payment',
];

export interface Appearance {
  /** Background colour of the page behind the fields. */
  canvas?: string;
  color?: string;
  background?: string;
  placeholder?: string;
  danger?: string;
  accent?: string;
  border?: string;
  radius?: string;
  fontFamily?: string;
  fontSize?: string;
  fontWeight?: string;
  letterSpacing?: string;
  scheme?: 'light' | 'dark';
}

export interface FrameOptions {
  language: Language;
  look: Appearance;
  disabled: boolean;
  hideIcon: boolean;
  /** Names of the other frames of the same card. */
  siblings: string[];
}

export interface ElementError {
  type: 'validation_error';
  code: string;
  message: string;
}

export interface ElementState {
  empty: boolean;
  complete: boolean;
  brand: string;
  error: ElementError | undefined;
}

export type ToFrame =
  | { type: 'options'; options: FrameOptions }
  | { type: 'focus' | 'blur' | 'clear' | 'validate' }
  | { type: 'create'; request: number; key: string; billing: unknown };

export type FromFrame =
  | { type: 'hello' | 'ready' | 'focus' | 'blur' | 'escape' | 'enter' }
  | { type: 'height'; height: number }
  | { type: 'change'; state: ElementState }
  | { type: 'created'; request: number; answer: ApiAnswer };

export interface ApiError {
  type: string;
  code?: string;
  decline_code?: string;
  message?: string;
  param?: string;
  [name: string]: unknown;
}
export type ApiObject = Record<string, unknown>;
export type ApiAnswer = { error: ApiError } | { object: ApiObject };

/** Identifies our messages among the messages of other scripts on the page. */
export const mark = 'massima-payment-sandbox';

export function wrap<T>(message: T): { mark: typeof mark; message: T } {
  return { mark, message };
}

/**
 * Returns the message inside, or undefined for another sender's message. The caller must check the
 * origin first.
 */
export function unwrap<T extends { type: string }>(data: unknown): T | undefined {
  if (typeof data !== 'object' || data === null || (data as { mark?: unknown }).mark !== mark)
    return undefined;
  const { message } = data as { message?: unknown };
  const isMessage =
    typeof message === 'object' &&
    message !== null &&
    typeof (message as { type?: unknown }).type === 'string';
  return isMessage ? (message as T) : undefined;
}
