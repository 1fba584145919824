import { useMemo, useRef, useState } from 'react';
import { clearDraft, loadDraft, saveDraft } from './draft.ts';
import type { SignupFormProps } from './props.ts';
import { checkValues, fields, isEmail, type Errors, type FieldName, type Values } from './rules.ts';
import { sendSignup, type Outcome } from './send-signup.ts';
import type { FormTextKey } from './text-keys.ts';
import { useEmailCheck } from './use-email-check.ts';
import { useFormToken } from './use-form-token.ts';
import { useOffer } from './use-offer.ts';

type Phase =
  { name: 'editing' | 'sending' } | { name: 'done'; email: string; warning: FormTextKey | undefined };

/** Everything the form knows and does, without how it looks. */
export function useSignup(props: SignupFormProps) {
  const { prefill, transport, embedded = false } = props;
  const seed = useMemo(() => JSON.stringify(prefill), [prefill]);
  /** A given address that is no address could never be corrected: then it is an ordinary field. */
  const emailFixed = embedded && isEmail(prefill.email);
  const [values, setValues] = useState<Values>(() => {
    const { name, surname, email, lawyerType = '' } = prefill;
    const kept = loadDraft(seed, { name, surname, email, workArea: lawyerType });
    return { ...kept, ...(emailFixed ? { email } : {}), password: '', terms: false };
  });
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const [shown, setShown] = useState<Partial<Record<FieldName, boolean>>>({});
  const [refused, setRefused] = useState<Errors>({});
  const [failure, setFailure] = useState<FormTextKey>();
  const [summary, setSummary] = useState(0);
  const { offer, notice } = useOffer(transport, prefill);
  const honeypot = useRef('');
  const started = useRef(false);
  const { answer, checkNow } = useEmailCheck(values.email, transport, emailFixed);
  const takeToken = useFormToken(transport, props.minFillSeconds ?? 2);

  const workAreas = offer.work_areas;
  // One possible answer is no question; one that the offer doesn't have is no answer.
  const workArea = workAreas.length === 1 ? (workAreas[0] ?? '') : values.workArea;
  const complete: Values = { ...values, workArea: !workAreas.includes(workArea) ? '' : workArea };

  const errors: Errors = { ...refused, ...checkValues(complete) };
  if (!errors.email && answer.used) errors.email = 'email_in_use';
  const visible: Errors = Object.fromEntries(
    Object.entries(errors).filter(([name]) => shown[name as FieldName]),
  );
  if (answer.used && errors.email === 'email_in_use') visible.email = 'email_in_use';

  const change = (patch: Partial<Values>) => {
    if (!started.current) {
      started.current = true;
      props.onStarted?.();
    }
    const next = { ...values, ...patch };
    setValues(next);
    setRefused((old) => {
      const kept = { ...old };
      for (const name of Object.keys(patch) as FieldName[]) delete kept[name];
      return kept;
    });
    saveDraft(seed, next);
  };

  const show = (names: readonly FieldName[]) =>
    setShown((old) => ({ ...old, ...Object.fromEntries(names.map((n) => [n, true])) }));

  const finish = (outcome: Outcome) => {
    if (outcome.kind === 'done') {
      clearDraft();
      setPhase({ name: 'done', email: outcome.email, warning: outcome.warning });
      props.onSubmitted?.(outcome.warning === 'offer_limited');
      return;
    }
    setPhase({ name: 'editing' });
    setRefused(outcome.errors);
    setFailure(outcome.failure);
    setSummary((n) => n + 1);
    if (outcome.reason) props.onFailed?.(outcome.reason);
  };

  const submit = async () => {
    if (phase.name !== 'editing') return;
    show(fields);
    setFailure(undefined);
    // What the server refused is asked again: only it can say that it still holds.
    const standing: Errors = checkValues(complete);
    if (Object.keys(standing).length > 0 || answer.used) {
      setSummary((n) => n + 1);
      return;
    }
    setRefused({});
    setPhase({ name: 'sending' });
    const input = {
      values: complete,
      prefill,
      priceType: offer.price_type,
      locale: props.locale,
      returning: answer.returning,
      website: honeypot.current,
    };
    finish(await sendSignup(transport, takeToken, input));
  };

  return {
    values: complete,
    phase,
    workAreas,
    notice,
    emailFixed,
    answer,
    checkNow,
    errors: visible,
    failure,
    summary,
    honeypot,
    change,
    show,
    submit,
  };
}

export type Signup = ReturnType<typeof useSignup>;
