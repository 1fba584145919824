import type { ValuesOf } from '@massima/contract/messages/text-values';
import type { server } from '@massima/contract/messages/it/server';
import type { signup } from '@massima/contract/messages/it/signup';

/**
 * The keys that the server can answer a signup with and that mean something specific here: of the server's catalogue
 * the frame carries no more.
 */
export const wireKeys = [
  'email_in_use',
  'form_expired',
  'new_verification_email_sent',
  'offer_limited',
  'password_too_short',
  'signup_name_is_required',
  'signup_surname_is_required',
  'too_many_attempts',
  'validation_failed',
  'wrong_email_format',
] as const satisfies readonly (keyof typeof server | keyof typeof signup)[];

export type FormTextKey = keyof typeof signup | (typeof wireKeys)[number];
/** A text of the catalogue with its values filled in. */
export type Translate = <Key extends FormTextKey>(key: Key, ...values: ValuesOf<Key>) => string;

export const isWireKey = (key: string): key is (typeof wireKeys)[number] =>
  (wireKeys as readonly string[]).includes(key);
