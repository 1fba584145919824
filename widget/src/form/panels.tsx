import type { ReactNode } from 'react';
import { LoginLink } from './links.tsx';
import type { FormTextKey } from './text-keys.ts';
import type { ViewProps } from './view-props.ts';

/** What replaces the form when there is nothing left to fill in. */
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
export function InUsePanel(props: ViewProps) {
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

export function SuccessPanel(props: ViewProps) {
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
