/** Gmail: one mailbox under two names, in which dots count for nothing. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Services whose mailboxes take `name+anything@` as `name@`. Elsewhere a plus may belong to the name. */
const withTags: ReadonlySet<string> = new Set([
  ...gmail,
  ...['outlook.com', 'outlook.it', 'hotmail.com', 'hotmail.it', 'live.com', 'live.it', 'msn.com'],
  ...['icloud.com', 'me.com', 'mac.com'],
  ...['proton.me', 'protonmail.com', 'pm.me'],
  ...['fastmail.com', 'fastmail.fm'],
  ...['zoho.com', 'zohomail.com', 'zohomail.eu'],
  ...['yandex.com', 'yandex.ru', 'mailbox.org', 'tutanota.com', 'tuta.com', 'tuta.io'],
]);

/** The mailbox behind an address in lower case: of its ways to be written, always the same one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [written, domain] = [email.slice(0, at), email.slice(at + 1)];
  const [untagged = written] = withTags.has(domain) ? written.split('+') : [written];
  // An address may begin with its plus; then there is nothing before it.
  const name = untagged === '' ? written : untagged;
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
