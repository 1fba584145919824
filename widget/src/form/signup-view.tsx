import type { FormEvent, ReactNode } from 'react';
import {
  EmailField,
  fieldId,
  labels,
  NameField,
  PasswordField,
  TermsField,
  WorkAreaField,
} from './fields.tsx';
import { LoginLink } from './links.tsx';
import { fields } from './rules.ts';
import type { FormTextKey } from './text-keys.ts';
import type { ViewProps } from './view-props.ts';

/** Panel that replaces a completed form. */
function Panel({
  t,
  heading,
  headingLevel = 1,
  children,
}: ViewProps & { heading: FormTextKey; children: ReactNode }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="ms-panel" aria-labelledby="ms-title">
      <Heading id="ms-title" tabIndex={-1} className="ms-title">
        {t(heading)}
      </Heading>
      {children}
    </section>
  );
}

/** Embedded, the given address already has an account: the login is all there is to offer. */
function InUsePanel(props: ViewProps) {
  const { t, view } = props;
  return (
    <Panel {...props} heading="signup_in_use_title">
      <p role="status">{t('signup_in_use_body', { email: view.values.email })}</p>
      <p className="ms-go">
        <LoginLink {...props} />
      </p>
    </Panel>
  );
}

function SuccessPanel(props: ViewProps) {
  const { t, view, signup } = props;
  const { warning, resent, values } = view;
  return (
    <Panel {...props} heading="signup_success_title">
      <p>{t('signup_success_body', { email: values.email })}</p>
      <p className="ms-lead ms-alert ms-good">{t('signup_success_alert')}</p>
      {warning ? <p className="ms-lead ms-alert ms-good">{t(warning)}</p> : null}
      <p>
        {t('signup_email_not_received')}{' '}
        <button type="button" className="ms-link" onClick={signup.resend}>
          {t('signup_resend')}
        </button>
      </p>
      <p role="status" className="ms-note">
        {resent && t(resent)}
      </p>
    </Panel>
  );
}

/**
 * The space under the heading: a sentence at first, after a submission what prevented it. It has room for either,
 * so nothing moves; after each submission it takes the focus.
 */
function Lead({ t, view }: ViewProps) {
  const { errors, failure, notice, failures } = view;
  const wrong = failures && !failure ? fields.filter((name) => errors[name]) : [];
  const text = failure ?? (wrong.length > 0 ? 'signup_errors' : notice);
  return (
    <div
      id="ms-lead"
      className={text ? 'ms-lead ms-alert' : 'ms-lead'}
      role={text ? 'alert' : undefined}
      tabIndex={-1}
    >
      {t(text ?? 'signup_intro')}
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(name))?.focus();
              }}
            >
              {t(labels[name])}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The form in its current state: a pure function of the state, so that React and the frame's own `draw.ts` show the same. */
export function SignupView(props: ViewProps) {
  const { t, signup, view, headingLevel = 1 } = props;
  const { answer, phase } = view;
  if (phase === 'done') return <SuccessPanel {...props} />;
  if (view.emailFixed && answer.used) return <InUsePanel {...props} />;

  const Heading = `h${headingLevel}` as const;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void signup.submit();
  };
  /** Said aloud, because it changes next to the field that has the focus. */
  let spoken: FormTextKey | undefined;
  if (answer.returning) spoken = 'signup_returning';
  if (answer.used) spoken = 'email_in_use';
  const sending = phase === 'sending';
  if (sending) spoken = 'signup_processing';

  return (
    <form className="ms-form" noValidate aria-labelledby="ms-title" onSubmit={onSubmit}>
      <Heading id="ms-title" className="ms-title">
        {t('signup_title')}
      </Heading>
      <Lead {...props} />
      <div className="ms-pair">
        <NameField {...props} name="name" />
        <NameField {...props} name="surname" />
      </div>
      <WorkAreaField {...props} />
      <EmailField {...props} />
      <PasswordField {...props} />
      <TermsField {...props} />
      <div className="ms-unseen" aria-hidden="true">
        <label>
          {t('signup_website')}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore=""
            data-lpignore="true"
            onInput={(e) => signup.fillHoneypot(e.currentTarget.value)}
          />
        </label>
      </div>
      <div role="status" className="ms-unseen">
        {spoken && t(spoken)}
      </div>
      <button type="submit" className="ms-submit" aria-disabled={sending}>
        {t(sending ? 'signup_processing' : 'signup_submit')}
      </button>
      <p className="ms-foot">
        {t('signup_have_account')} <LoginLink {...props} />
      </p>
    </form>
  );
}
