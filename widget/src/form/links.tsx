import type { Translate } from './text-keys.ts';
import type { ViewProps } from './view-props.ts';

/** Link that opens a new window and announces it to screen readers. */
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
  // Opened in a new window, because the login page cannot be framed.
  if (embedded) return <OutLink t={t} href={loginUrl} text={text} />;
  return <>{renderLoginLink?.(text) ?? <a href={loginUrl}>{text}</a>}</>;
}
