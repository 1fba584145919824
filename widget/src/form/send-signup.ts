import type { Prefill } from './prefill.ts';
import { fieldOf, normalEmail, type Errors, type Values } from './rules.ts';
import { isWireKey, type FormTextKey } from './text-keys.ts';
import { TransportError, type SignupPayload, type SignupTransport } from './transport.ts';

export type Outcome =
  | { kind: 'done'; email: string; warning: FormTextKey | undefined }
  | {
      kind: 'refused';
      errors: Errors;
      failure: FormTextKey | undefined;
      reason: 'unavailable' | 'rejected' | undefined;
    };

export type SignupInput = {
  values: Values;
  prefill: Prefill;
  /** Of the offer that holds, which is not the one asked for when that doesn't exist. */
  priceType: string;
  locale: 'it' | 'en';
  returning: boolean;
  website: string;
};

function payload({ values, prefill, ...rest }: SignupInput, form_token: string): SignupPayload {
  return {
    name: values.name.trim(),
    surname: values.surname.trim(),
    email: normalEmail(values.email),
    password: values.password,
    work_area: values.workArea,
    price_type: rest.priceType,
    is_returning: rest.returning,
    desired_plan_id: '',
    trial_queries_count: prefill.trialQueries,
    trial_days_count: prefill.trialDays,
    coupon: prefill.coupon ?? null,
    origin: prefill.origin ?? null,
    locale: rest.locale,
    form_token,
    website: rest.website,
  };
}

function refusal(error: unknown): Outcome {
  if (!(error instanceof TransportError)) {
    return { kind: 'refused', errors: {}, failure: 'signup_failed', reason: 'rejected' };
  }
  // An address in use is a matter between the person and us: no event tells the host page.
  if (error.key === 'email_already_used' || error.key === 'email_in_use') {
    return { kind: 'refused', errors: { email: 'email_in_use' }, failure: undefined, reason: undefined };
  }
  const errors: Errors = {};
  for (const { path, message } of error.issues) {
    const field = fieldOf(path);
    if (!field) continue;
    errors[field] = isWireKey(message) ? message : 'validation_failed';
  }
  const named = Object.keys(errors).length > 0;
  return {
    kind: 'refused',
    errors,
    failure: named ? undefined : error.key,
    reason:
      error.key === 'signup_unreachable' || error.key === 'under_maintenance' ? 'unavailable' : 'rejected',
  };
}

/** Sends one signup; a token that has run out meanwhile is replaced once without troubling the person. */
export async function sendSignup(
  transport: SignupTransport,
  takeToken: () => Promise<string>,
  input: SignupInput,
): Promise<Outcome> {
  for (let attempt = 0; ; attempt++) {
    try {
      const { email, warning } = await transport.signUp(payload(input, await takeToken()));
      if (!email) throw new TransportError('signup_failed');
      return { kind: 'done', email, warning: warning && isWireKey(warning) ? warning : undefined };
    } catch (error) {
      if (attempt === 0 && error instanceof TransportError && error.key === 'form_expired') continue;
      return refusal(error);
    }
  }
}
