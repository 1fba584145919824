/** A mail service whose mailboxes have more than one address; what follows a plus is a tag at all of them. */
export interface MailboxService {
  /** A mailbox has its name at each of these. The first one is the domain it is kept under. */
  domains: readonly [string, ...string[]];
  /** Whether `a.b` is the mailbox `ab`. */
  ignoresDots?: true;
}

const withTags = (...domains: string[]): MailboxService[] => domains.map((domain) => ({ domains: [domain] }));

/**
 * The services, each with the page it is known from. Who is wrongly taken for another loses a trial, so nothing is here on a guess:
 * elsewhere a plus may belong to the name, and dots count everywhere but at Gmail.
 */
export const mailboxServices: readonly MailboxService[] = [
  // support.google.com/mail/answer/7436150 (dots), support.google.com/mail/answer/10313 (the other domain)
  { domains: ['gmail.com', 'googlemail.com'], ignoresDots: true },
  // proton.me/support/addresses-and-aliases: a name that a user has at one of them is no one else's at the others
  { domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'] },
  // support.apple.com/118230: accounts from before 2012 have their name at two or all three
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  // yandex.com/support/id/authorization/email.html: a login has its address at every domain of Yandex, and none can be removed
  { domains: ['yandex.com', 'yandex.ru', 'ya.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'narod.ru'] },
  // learn.microsoft.com/exchange/recipients-in-exchange-online/plus-addressing-in-exchange-online; the free mailboxes do the same
  ...withTags('outlook.com', 'outlook.it', 'hotmail.com', 'hotmail.it', 'live.com', 'live.it', 'msn.com'),
  // fastmail.help, "Plus addressing and subdomain addressing"
  ...withTags('fastmail.com', 'fastmail.fm'),
  ...withTags('zoho.com', 'zohomail.com', 'zohomail.eu', 'mailbox.org'),
  // tuta.com/support/howto, "Can I use plus addresses"
  ...withTags('tutanota.com', 'tuta.com', 'tuta.io'),
  // Its own pages (aiuto.libero.it) tell of paid aliases only; mail to a tag arrives all the same.
  ...withTags('libero.it'),
];
