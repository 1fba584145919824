import type { Translate } from './text-keys.ts';
import type { ViewProps } from './view-props.ts';

/** A link that opens a new window, and says so to those who can't see that. */
export function OutLink({ t, href, text }: { t: Translate; href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className="ms-unseen"> {t('signup_new_window')}</span>
    </a>
  );
}

export function LoginLink({ t, loginUrl, embedded, renderLoginLink }: ViewProps) {
  const text = t('signup_login');
  // A partner's page stays where it is; the login page refuses to be framed.
  if (embedded) return <OutLink t={t} href={loginUrl} text={text} />;
  return <>{renderLoginLink?.(text) ?? <a href={loginUrl}>{text}</a>}</>;
}
