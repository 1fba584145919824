import { passwordMax, passwordMin } from '@massima/contract/constants';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { OutLink } from './links.tsx';
import type { FieldName } from './rules.ts';
import type { FormTextKey } from './text-keys.ts';
import type { ViewProps } from './view-props.ts';

export const fieldId = (name: FieldName): string => `ms-${name}`;

export const labels: Record<FieldName, FormTextKey> = {
  name: 'signup_name',
  surname: 'signup_surname',
  workArea: 'signup_lawyer_type',
  email: 'signup_email',
  password: 'signup_password',
  terms: 'signup_terms_link',
};

/** The line below a control. It is always there: a message that comes or goes moves nothing, here or around the frame. */
function Note({ t, view, name, hint }: ViewProps & { name: FieldName; hint?: string | undefined }) {
  const key = view.errors[name];
  return (
    <div id={`${fieldId(name)}-note`} className={key ? 'ms-note ms-error' : 'ms-note'}>
      {key ? t(key) : hint}
    </div>
  );
}

/** Milliseconds. */
const clickTime = 200;

/** Returns the attributes common to every control. */
function control({ signup, view }: ViewProps, name: FieldName) {
  const id = fieldId(name);
  return {
    id,
    name,
    required: true,
    'aria-invalid': name in view.errors,
    'aria-describedby': `${id}-note`,
    onBlur: () => {
      // Leaving the window is not leaving the field. The delay keeps a new message from moving the
      // button under the pointer between press and release.
      if (document.activeElement?.id !== id) setTimeout(() => signup.leave(name), clickTime);
    },
  };
}

type TextFieldProps = ViewProps & {
  name: 'name' | 'surname' | 'email' | 'password';
  input: ComponentProps<'input'>;
  hint?: string | undefined;
  children?: ReactNode;
};

function TextField({ name, input, hint, children, ...props }: TextFieldProps) {
  return (
    <div className="ms-field">
      <label htmlFor={fieldId(name)}>{props.t(labels[name])}</label>
      <div className="ms-row">
        <input
          type="text"
          maxLength={254}
          className="ms-control"
          value={props.view.values[name]}
          onInput={(e) => props.signup.change({ [name]: e.currentTarget.value })}
          {...control(props, name)}
          {...input}
        />
        {children}
      </div>
      <Note {...props} name={name} hint={hint} />
    </div>
  );
}

export function NameField(props: ViewProps & { name: 'name' | 'surname' }) {
  const autoComplete = props.name === 'name' ? 'given-name' : 'family-name';
  return <TextField {...props} input={{ autoComplete, maxLength: 100 }} />;
}

export function WorkAreaField(props: ViewProps) {
  const { t, signup, view } = props;
  const name = 'workArea';
  return (
    <div className="ms-field">
      <label htmlFor={fieldId(name)}>{t(labels[name])}</label>
      <select
        className="ms-control"
        value={view.values.workArea}
        onInput={(e) => signup.change({ workArea: e.currentTarget.value })}
        {...control(props, name)}
      >
        {view.workAreas.length > 1 ? <option value="">{t('signup_lawyer_type_choose')}</option> : null}
        {view.workAreas.map((area) => (
          <option key={area} value={area}>
            {t(`work_area_${area}` as FormTextKey)}
          </option>
        ))}
      </select>
      <Note {...props} name={name} />
    </div>
  );
}

export function EmailField(props: ViewProps) {
  const { t, signup, view } = props;
  const { answer, emailFixed } = view;
  const onKeyDown = (event: KeyboardEvent) => {
    // The first Enter checks the address, the second submits the form.
    if (event.key !== 'Enter' || answer.address) return;
    event.preventDefault();
    signup.leave('email');
    signup.checkEmail();
  };
  let hint: FormTextKey | undefined = emailFixed ? 'signup_email_fixed' : undefined;
  if (answer.asking) hint = 'signup_email_checking';
  if (answer.returning) hint = 'signup_returning';
  return (
    <TextField
      {...props}
      name="email"
      hint={hint && t(hint)}
      input={{
        type: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        readOnly: emailFixed,
        // As typed: put into lower case under the fingers, the caret would jump to its end.
        onInput: (e) => signup.change({ email: e.currentTarget.value }),
        onKeyDown,
      }}
    />
  );
}

export function PasswordField(props: ViewProps) {
  const { t, signup, view } = props;
  const { passwordVisible } = view;
  return (
    <TextField
      {...props}
      name="password"
      hint={t('signup_password_hint', { min: passwordMin })}
      input={{
        type: passwordVisible ? 'text' : 'password',
        autoComplete: 'new-password',
        autoCapitalize: 'none',
        maxLength: passwordMax + 1,
      }}
    >
      <button
        type="button"
        className="ms-reveal"
        aria-pressed={passwordVisible}
        aria-label={t('signup_password_reveal')}
        title={t('signup_password_reveal')}
        onClick={signup.togglePassword}
      />
    </TextField>
  );
}

export function TermsField(props: ViewProps) {
  const { t, signup, view, termsUrl, privacyUrl } = props;
  const name = 'terms';
  const [before, between, after] = t('signup_terms', { link: '\n', privacy: '\n' }).split('\n');
  return (
    <div className="ms-field ms-terms">
      <input
        type="checkbox"
        checked={view.values.terms}
        onChange={(e) => signup.change({ terms: e.currentTarget.checked })}
        {...control(props, name)}
      />
      <label htmlFor={fieldId(name)}>
        {before}
        <OutLink t={t} href={termsUrl} text={t(labels[name])} />
        {between}
        <OutLink t={t} href={privacyUrl} text={t('signup_privacy_link')} />
        {after}
      </label>
      <Note {...props} name={name} />
    </div>
  );
}
