import type { FormEvent } from 'react';
import { EmailField, NameField, PasswordField, TermsField, WorkAreaField } from './fields.tsx';
import { Lead } from './lead.tsx';
import { LoginLink } from './links.tsx';
import { InUsePanel, SuccessPanel } from './panels.tsx';
import type { FormTextKey } from './text-keys.ts';
import type { ViewProps } from './view-props.ts';

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
