import { passwordMax, passwordMin } from '@massima/contract/constants';
import { useState, type KeyboardEvent } from 'react';
import { Field } from './field.tsx';
import type { SignupFormProps } from './props.ts';
import type { FieldName } from './rules.ts';
import type { FormTextKey } from './text-keys.ts';
import type { Signup } from './use-signup.ts';

type Props = Pick<SignupFormProps, 't' | 'termsUrl'> & { signup: Signup };

export const fieldId = (name: FieldName): string => `ms-${name}`;

/** Leaving the window is no leaving of the field: then the field keeps the document's focus. */
const left = (target: Element): boolean => target.ownerDocument.activeElement !== target;

function useBasics({ t, signup }: Props, name: FieldName) {
  const key = signup.errors[name];
  return {
    id: fieldId(name),
    name,
    error: key && t(key, { min: passwordMin, max: passwordMax }),
    onBlur: (event: { target: Element }) => left(event.target) && signup.show([name]),
  };
}

const textFields = {
  name: { label: 'signup_name', autoComplete: 'given-name' },
  surname: { label: 'signup_surname', autoComplete: 'family-name' },
} as const satisfies Record<string, { label: FormTextKey; autoComplete: string }>;

export function NameField(props: Props & { name: keyof typeof textFields }) {
  const { t, signup, name } = props;
  const { onBlur, ...field } = useBasics(props, name);
  const { label, autoComplete } = textFields[name];
  return (
    <Field {...field} label={t(label)}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete={autoComplete}
          maxLength={100}
          value={signup.values[name]}
          onChange={(e) => signup.change({ [name]: e.target.value })}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

export function WorkAreaField(props: Props) {
  const { t, signup } = props;
  const { onBlur, ...field } = useBasics(props, 'workArea');
  const only = signup.workAreas.length === 1;
  return (
    <Field {...field} label={t('signup_lawyer_type')}>
      {(control) => (
        <select
          {...control}
          autoComplete="off"
          value={signup.values.workArea}
          onChange={(e) => signup.change({ workArea: e.target.value })}
          onBlur={onBlur}
        >
          {only ? null : <option value="">{t('signup_lawyer_type_choose')}</option>}
          {signup.workAreas.map((area) => (
            <option key={area} value={area}>
              {t(`work_area_${area}` as FormTextKey)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function EmailField(props: Props) {
  const { t, signup } = props;
  const { onBlur, ...field } = useBasics(props, 'email');
  const { answer, emailFixed } = signup;
  const onKeyDown = (event: KeyboardEvent) => {
    // The first Enter asks about the address, a second one submits the form as everywhere.
    if (event.key !== 'Enter' || answer.address || emailFixed) return;
    event.preventDefault();
    signup.show(['email']);
    signup.checkNow();
  };
  let hint: FormTextKey | undefined;
  if (answer.status === 'checking') hint = 'signup_email_checking';
  else if (answer.returning) hint = 'signup_returning';
  else if (emailFixed) hint = 'signup_email_fixed';
  return (
    <Field {...field} label={t('signup_email')} hint={hint && t(hint)}>
      {(control) => (
        <input
          {...control}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          readOnly={emailFixed}
          value={signup.values.email}
          onChange={(e) => signup.change({ email: e.target.value.toLowerCase() })}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
      )}
    </Field>
  );
}

export function PasswordField(props: Props) {
  const { t, signup } = props;
  const { onBlur, ...field } = useBasics(props, 'password');
  const [visible, setVisible] = useState(false);
  return (
    <Field {...field} label={t('signup_password')} hint={t('signup_password_hint', { min: passwordMin })}>
      {(control) => (
        <div className="ms-reveal">
          <input
            {...control}
            type={visible ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            value={signup.values.password}
            onChange={(e) => signup.change({ password: e.target.value })}
            onBlur={onBlur}
          />
          <button
            type="button"
            className="ms-eye"
            aria-controls={control.id}
            aria-label={t(visible ? 'signup_password_hide' : 'signup_password_show')}
            onClick={() => setVisible(!visible)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
              <circle cx="12" cy="12" r="3" />
              {visible ? <path d="M4 20 20 4" /> : null}
            </svg>
          </button>
        </div>
      )}
    </Field>
  );
}

export function TermsField(props: Props) {
  const { t, signup, termsUrl } = props;
  const { id, name, error } = useBasics(props, 'terms');
  const mark = '\u0000';
  const [before, after] = t('signup_terms', { link: mark }).split(mark);
  return (
    <div className="ms-field ms-terms">
      <input
        type="checkbox"
        id={id}
        name={name}
        required
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
        checked={signup.values.terms}
        onChange={(e) => signup.change({ terms: e.target.checked })}
      />
      <label htmlFor={id}>
        {before}
        <a href={termsUrl} target="_blank" rel="noopener">
          {t('signup_terms_link')}
          <span className="ms-unseen"> {t('signup_new_window')}</span>
        </a>
        {after}
      </label>
      <div id={`${id}-note`} className={error ? 'ms-note ms-error' : 'ms-note'}>
        {error}
      </div>
    </div>
  );
}
