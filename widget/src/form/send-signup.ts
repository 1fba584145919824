import { normalEmail } from '@massima/contract/format/email';
import type { Prefill } from './prefill.ts';
import type { Errors, FieldName, Values } from './rules.ts';
import { isWireKey, type FormTextKey } from './text-keys.ts';
import { TransportError, type SignupTransport } from './transport.ts';

export type Outcome =
  | { done: true; warning: FormTextKey | undefined }
  | {
      done: false;
      errors: Errors;
      failure: FormTextKey | undefined;
      /** Reason for the host page; undefined if the host page must not learn it. */
      reason: 'unavailable' | 'rejected' | undefined;
    };

export type SignupInput = {
  values: Values;
  prefill: Prefill;
  /**
   * Price type of the offer that applies. It differs from the requested offer if that does not
   * exist.
   */
  priceType: string;
  locale: 'it' | 'en';
  returning: boolean;
  website: string;
};

/** Maps wire fields to form fields, for errors of single fields. */
const fieldOfPath: Record<string, FieldName> = {
  name: 'name',
  surname: 'surname',
  work_area: 'workArea',
  email: 'email',
  password: 'password',
};

function refusal(error: unknown): Outcome {
  const { key, issues } = error instanceof TransportError ? error : new TransportError('signup_failed');
  // The host page gets no event, because whether an address is registered is private.
  if (key === 'email_in_use') {
    return { done: false, errors: { email: key }, failure: undefined, reason: undefined };
  }
  const errors: Errors = {};
  for (const { path, message } of issues) {
    const field = fieldOfPath[path];
    if (field) errors[field] = isWireKey(message) ? message : 'validation_failed';
  }
  const named = Object.keys(errors).length > 0;
  return {
    done: false,
    errors,
    failure: named ? undefined : key,
    reason: key === 'signup_unreachable' ? 'unavailable' : 'rejected',
  };
}

/** Sends one signup; a token that has expired since is replaced once without troubling the person. */
export async function sendSignup(
  transport: SignupTransport,
  takeToken: () => Promise<string>,
  { values, prefill, priceType, locale, returning, website }: SignupInput,
): Promise<Outcome> {
  for (let retry = true; ; retry = false) {
    try {
      const { email, warning = '' } = await transport.signUp({
        name: values.name.trim(),
        surname: values.surname.trim(),
        email: normalEmail(values.email),
        password: values.password,
        work_area: values.workArea,
        price_type: priceType,
        is_returning: returning,
        desired_plan_id: '',
        trial_queries_count: prefill.trialQueries,
        trial_days_count: prefill.trialDays,
        coupon: prefill.coupon,
        origin: prefill.origin,
        locale,
        form_token: await takeToken(),
        website,
      });
      if (!email) throw new TransportError('signup_failed');
      return { done: true, warning: isWireKey(warning) ? warning : undefined };
    } catch (error) {
      if (!retry || !(error instanceof TransportError) || error.key !== 'form_expired') return refusal(error);
    }
  }
}
