import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SignupFormProps } from './props.ts';
import type { FormTextKey } from './text-keys.ts';
import { TransportError } from './transport.ts';

type PanelProps = { title: string; level: 1 | 2; focus: boolean; children: ReactNode };

/** What replaces the form when there is nothing left to fill in; its heading takes the focus when it followed an action. */
function Panel({ title, level, focus, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const Heading = `h${level}` as const;
  return (
    <section className="ms-panel">
      <Heading ref={heading} tabIndex={-1} className="ms-title">
        {title}
      </Heading>
      {children}
    </section>
  );
}

export function LoginLink({ t, loginUrl, embedded, renderLoginLink }: SignupFormProps) {
  const text = t('signup_login');
  if (renderLoginLink) return <>{renderLoginLink(text)}</>;
  // A partner's page stays where it is; the login page refuses to be framed.
  if (!embedded) return <a href={loginUrl}>{text}</a>;
  return (
    <a href={loginUrl} target="_blank" rel="noopener">
      {text}
      <span className="ms-unseen"> {t('signup_new_window')}</span>
    </a>
  );
}

/** Embedded, the given address already has an account: the login is all there is to offer. */
export function InUsePanel(props: SignupFormProps & { email: string }) {
  const { t, email, headingLevel = 1 } = props;
  return (
    <Panel title={t('signup_in_use_title')} level={headingLevel} focus={false}>
      <p role="status">{t('signup_in_use_body', { email })}</p>
      <p className="ms-go">
        <LoginLink {...props} />
      </p>
    </Panel>
  );
}

export function SuccessPanel(props: SignupFormProps & { email: string; warning: FormTextKey | undefined }) {
  const { t, email, warning, transport, headingLevel = 1 } = props;
  const [resent, setResent] = useState<FormTextKey | 'sending'>();
  const resend = () => {
    setResent('sending');
    transport.resend(email).then(
      () => setResent('new_verification_email_sent'),
      (error: unknown) =>
        setResent(
          error instanceof TransportError && error.key === 'too_many_attempts'
            ? error.key
            : 'verification_email_failed',
        ),
    );
  };
  return (
    <Panel title={t('signup_success_title')} level={headingLevel} focus>
      <p>{t('signup_success_body', { email })}</p>
      <p className="ms-lead ms-alert ms-good">{t('signup_success_alert')}</p>
      {warning ? <p className="ms-lead ms-alert">{t(warning)}</p> : null}
      <p>
        {t('signup_email_not_received')}{' '}
        <button type="button" className="ms-link" disabled={resent === 'sending'} onClick={resend}>
          {t('signup_resend')}
        </button>
      </p>
      <p role="status" className="ms-note">
        {resent && t(resent === 'sending' ? 'signup_resending' : resent)}
      </p>
    </Panel>
  );
}
