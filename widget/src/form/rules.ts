import { passwordMax, passwordMin } from '@massima/contract/constants';
import { isEmail } from '@massima/contract/format/email';
import type { FormTextKey } from './text-keys.ts';

/** The order of the form, which is also that of the error summary and of the focus. */
export const fields = ['name', 'surname', 'workArea', 'email', 'password', 'terms'] as const;
export type FieldName = (typeof fields)[number];

export type Values = {
  name: string;
  surname: string;
  workArea: string;
  email: string;
  password: string;
  terms: boolean;
};
export type Errors = Partial<Record<FieldName, FormTextKey>>;

const rules: Record<FieldName, (v: Values) => FormTextKey | undefined> = {
  name: (v) => (v.name.trim() ? undefined : 'signup_name_is_required'),
  surname: (v) => (v.surname.trim() ? undefined : 'signup_surname_is_required'),
  workArea: (v) => (v.workArea ? undefined : 'signup_lawyer_type_is_required'),
  email: (v) => {
    if (!v.email.trim()) return 'signup_email_is_required';
    return isEmail(v.email) ? undefined : 'signup_email_is_invalid';
  },
  password: (v) => {
    if (!v.password) return 'signup_password_is_required';
    if (v.password.length < passwordMin) return 'password_too_short';
    return v.password.length > passwordMax ? 'validation_failed' : undefined;
  },
  terms: (v) => (v.terms ? undefined : 'signup_terms_required'),
};

/** Every rule of the product's section 5 that needs no server; keys of messages. */
export function checkValues(values: Values): Errors {
  const errors: Errors = {};
  for (const field of fields) {
    const key = rules[field](values);
    if (key) errors[field] = key;
  }
  return errors;
}
