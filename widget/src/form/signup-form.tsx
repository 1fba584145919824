import type { FormEvent } from 'react';
import { EmailField, NameField, PasswordField, TermsField, WorkAreaField } from './fields.tsx';
import { Lead } from './lead.tsx';
import { InUsePanel, LoginLink, SuccessPanel } from './panels.tsx';
import type { SignupFormProps } from './props.ts';
import { useSignup } from './use-signup.ts';

/** The one signup form: web's /registration and the frame on partner pages. Plain React; drawn by form.css. */
export function SignupForm(props: SignupFormProps) {
  const { t, termsUrl, headingLevel = 1 } = props;
  const signup = useSignup(props);
  const { phase, answer, emailFixed } = signup;

  if (phase.name === 'done') return <SuccessPanel {...props} email={phase.email} warning={phase.warning} />;
  if (emailFixed && answer.used) return <InUsePanel {...props} email={answer.address} />;

  const sending = phase.name === 'sending';
  const Heading = `h${headingLevel}` as const;
  const shared = { t, termsUrl, signup };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void signup.submit();
  };
  /** Said aloud, because it changes beside the field that has the focus. */
  const spoken = answer.used ? 'email_in_use' : answer.returning ? 'signup_returning' : undefined;

  return (
    <form className="ms-form" noValidate aria-labelledby="ms-title" aria-busy={sending} onSubmit={onSubmit}>
      <Heading id="ms-title" className="ms-title">
        {t('signup_title')}
      </Heading>
      <Lead t={t} signup={signup} />
      <div className="ms-pair">
        <NameField {...shared} name="name" />
        <NameField {...shared} name="surname" />
      </div>
      <WorkAreaField {...shared} />
      <EmailField {...shared} />
      <PasswordField {...shared} />
      <TermsField {...shared} />
      <div className="ms-unseen" aria-hidden="true">
        <label htmlFor="ms-website">{t('signup_website')}</label>
        <input
          id="ms-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          onChange={(e) => (signup.honeypot.current = e.target.value)}
        />
      </div>
      <div role="status" className="ms-unseen">
        {sending ? t('signup_processing') : spoken && t(spoken)}
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
