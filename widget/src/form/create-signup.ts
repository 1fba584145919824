import { isEmail, normalEmail } from '@massima/contract/format/email';
import { createEmailCheck, type EmailAnswer, noAnswer } from './email-check.ts';
import { createTokens } from './form-token.ts';
import { builtInOffer, loadOffer } from './load-offer.ts';
import type { Prefill } from './prefill.ts';
import { checkValues, type Errors, type FieldName, fields, type Values } from './rules.ts';
import { sendSignup } from './send-signup.ts';
import type { FormTextKey } from './text-keys.ts';
import { type SignupTransport, TransportError } from './transport.ts';

/** Values that survive a reload. Excludes the password and the consents. */
type Stored = Pick<Values, 'name' | 'surname' | 'workArea' | 'email'>;

const key = 'massima.signup';

/**
 * Runs a storage operation and returns undefined if storage is blocked, as in many third-party
 * frames, or full.
 */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Loads the draft. A draft of the same prefilled form (`seed`) overrides the prefill; any other
 * draft is overridden.
 */
export function loadDraft(seed: string, prefilled: Stored): Stored {
  const [from, draft] =
    attempt((s) => JSON.parse(s.getItem(key) ?? '[]') as [string?, Partial<Stored>?]) ?? [];
  const merged = { ...prefilled };
  for (const name of Object.keys(prefilled) as (keyof Stored)[]) {
    if (from === seed || !merged[name]) merged[name] = `${draft?.[name] ?? merged[name]}`;
  }
  return merged;
}

export function saveDraft(seed: string, { name, surname, workArea, email }: Stored): void {
  attempt((s) => s.setItem(key, JSON.stringify([seed, { name, surname, workArea, email }])));
}

export const clearDraft = (): void => attempt((s) => s.removeItem(key));

export type SignupOptions = {
  locale: 'it' | 'en';
  prefill: Prefill;
  transport: SignupTransport;
  /** Inside a partner's page: a given address is fixed, links open a new window. */
  embedded?: boolean;
  /** Minimum seconds that a form must be open; the server's default if it sent none. */
  minFillSeconds?: number;
  onStarted?: () => void;
  /** `limited`: the offer granted less than was requested. */
  onSubmitted?: (limited: boolean) => void;
  onFailed?: (reason: 'unavailable' | 'rejected') => void;
};

type State = {
  values: Values;
  phase: 'editing' | 'sending' | 'done';
  answer: EmailAnswer;
  workAreas: readonly string[];
  priceType: string;
  /** Said by the server about the values as sent; a change of the field clears it. */
  refused: Errors;
  /** Fields left once, or submitted: their errors are shown. */
  shown: Partial<Record<FieldName, boolean>>;
  /** Submissions that ended in something to correct. */
  failures: number;
  failure: FormTextKey | undefined;
  notice: FormTextKey | undefined;
  warning: FormTextKey | undefined;
  passwordVisible: boolean;
  resent: FormTextKey | undefined;
};

const withSmallLetters = (values: Values): Values => ({ ...values, email: normalEmail(values.email) });

/** State and behaviour of the form, independent of its appearance and of any framework. */
export function createSignup(options: SignupOptions) {
  const { prefill, transport, embedded } = options;
  const { name, surname, email, lawyerType, priceType } = prefill;
  const seed = JSON.stringify(prefill);
  /** An invalid prefilled address stays editable, so that it can be corrected. */
  const emailFixed = !!embedded && isEmail(email);
  const draft = loadDraft(seed, { name, surname, email, workArea: lawyerType ?? '' });

  const listeners = new Set<() => void>();
  let state: State = {
    values: { ...draft, email: emailFixed ? email : draft.email, password: '', terms: false },
    phase: 'editing',
    answer: noAnswer,
    workAreas: builtInOffer(priceType).work_areas,
    priceType,
    refused: {},
    shown: {},
    failures: 0,
    failure: undefined,
    notice: undefined,
    warning: undefined,
    passwordVisible: false,
    resent: undefined,
  };

  /** Returns the state with its derived values. */
  const derive = () => {
    const { values, workAreas, answer, shown, refused } = state;
    // A single option is preselected; an option that the offer lacks is cleared.
    const only = workAreas.length === 1 ? workAreas[0] : undefined;
    const workArea = only ?? (workAreas.includes(values.workArea) ? values.workArea : '');
    const complete = { ...values, workArea };
    const standing = checkValues(complete);
    if (answer.used && !standing.email) standing.email = 'email_in_use';
    const errors: Errors = {};
    for (const field of fields) {
      const key = standing[field] ?? refused[field];
      if (key && (shown[field] || key === 'email_in_use')) errors[field] = key;
    }
    return { ...state, values: complete, standing, errors, emailFixed };
  };
  let view = derive();
  const set = (patch: Partial<State>) => {
    state = { ...state, ...patch };
    view = derive();
    for (const listener of listeners) listener();
  };

  const emailCheck = createEmailCheck(transport, (response) => set({ answer: response }));
  const tokens = createTokens(transport, options.minFillSeconds ?? 2);
  let started = false;
  let honeypot = '';

  return {
    /** Returns the same object until the state changes. */
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Fetches what the form needs beforehand; returns what stops it. */
    start() {
      tokens.prepare().catch(() => undefined);
      void emailCheck.ask(state.values.email);
      const stop = loadOffer(transport, prefill, (offer, unknown) =>
        set({
          workAreas: offer.work_areas,
          priceType: offer.price_type,
          notice: unknown ? 'signup_offer_unknown' : undefined,
        }),
      );
      return () => {
        stop();
        emailCheck.stop();
      };
    },
    change(patch: Partial<Values>) {
      if (!started) options.onStarted?.();
      started = true;
      const values = { ...state.values, ...patch, ...(emailFixed ? { email } : {}) };
      const refused = { ...state.refused };
      for (const field of Object.keys(patch)) delete refused[field as FieldName];
      set({ values, refused });
      saveDraft(seed, values);
      if (patch.email !== undefined) emailCheck.typed(patch.email);
    },
    leave(field: FieldName) {
      const { shown, values } = state;
      set({
        shown: { ...shown, [field]: true },
        ...(field === 'email' && { values: withSmallLetters(values) }),
      });
    },
    checkEmail: () => void emailCheck.ask(state.values.email),
    fillHoneypot(value: string) {
      honeypot = value;
    },
    togglePassword: () => set({ passwordVisible: !state.passwordVisible }),
    async submit() {
      if (state.phase !== 'editing') return;
      const visibleErrors = Object.fromEntries(fields.map((field) => [field, true]));
      if (Object.keys(view.standing).length > 0) {
        set({ shown: visibleErrors, failure: undefined, failures: state.failures + 1 });
        return;
      }
      const values = withSmallLetters(view.values);
      set({ shown: visibleErrors, refused: {}, failure: undefined, phase: 'sending' });
      const outcome = await sendSignup(transport, tokens.take, {
        values,
        prefill,
        priceType: state.priceType,
        locale: options.locale,
        returning: state.answer.returning,
        website: honeypot,
      });
      if (outcome.done) {
        clearDraft();
        // Shows the address that was sent, even if the field changed in the meantime. It is used to
        // resend the mail.
        set({ phase: 'done', values, warning: outcome.warning });
        options.onSubmitted?.(outcome.warning === 'offer_limited');
        return;
      }
      const { errors, failure, reason } = outcome;
      set({ phase: 'editing', refused: errors, failure, failures: state.failures + 1 });
      if (reason) options.onFailed?.(reason);
    },
    async resend() {
      // A second press would send a second message, whose link ends the first one's.
      if (state.resent === 'signup_resending') return;
      set({ resent: 'signup_resending' });
      try {
        await transport.resend(view.values.email);
        set({ resent: 'new_verification_email_sent' });
      } catch (error) {
        const often = error instanceof TransportError && error.key === 'too_many_attempts';
        set({ resent: often ? 'too_many_attempts' : 'signup_resend_failed' });
      }
    },
  };
}

export type Signup = ReturnType<typeof createSignup>;
export type SignupView = ReturnType<Signup['view']>;
