/**
 * Mail service whose mailboxes have several addresses. All of these services ignore the part after
 * a plus sign.
 */
export interface MailboxService {
  /** Domains that share mailbox names. The first is the canonical domain. */
  domains: readonly [string, ...string[]];
  /** Whether `a.b` and `ab` are the same mailbox. */
  ignoresDots?: true;
}

const withTags = (...domains: string[]): MailboxService[] => domains.map((domain) => ({ domains: [domain] }));

/**
 * Mail services, each with the page that documents its aliases. A wrong entry would cost an
 * unrelated user a trial, so unconfirmed services are not listed. Elsewhere a plus sign may belong
 * to the name, and dots are ignored only by Gmail.
 */
export const mailboxServices: readonly MailboxService[] = [
  // support.google.com/mail/answer/7436150 (dots), support.google.com/mail/answer/10313 (the other domain)
  { domains: ['gmail.com', 'googlemail.com'], ignoresDots: true },
  // proton.me/support/addresses-and-aliases: a name at one of these domains is reserved at the
  // others
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
  // Its help pages (aiuto.libero.it) document paid aliases only, but mail to a tagged address is
  // delivered.
  ...withTags('libero.it'),
];

/**
 * Further registrable domains at which each mailbox is a separate customer. A missing domain costs its fourth user a trial, so each line
 * names the page on which the service offers mailboxes to the public.
 */
export const sharedDomains: ReadonlySet<string> = new Set([
  // help.yahoo.com, "Yahoo Mail"; help.aol.com
  ...[
    'yahoo.com',
    'yahoo.it',
    'yahoo.fr',
    'yahoo.de',
    'yahoo.co.uk',
    'ymail.com',
    'rocketmail.com',
    'aol.com',
  ],
  // hilfe.gmx.net and support.gmx.com; hilfe.web.de
  ...['gmx.com', 'gmx.net', 'gmx.de', 'web.de'],
  // aiuto.libero.it, aiuto.virgilio.it: the four domains of Italiaonline other than Libero
  ...['virgilio.it', 'inwind.it', 'iol.it', 'blu.it'],
  // mail.tim.it: TIM Mail, with the names that it took over
  ...['tim.it', 'alice.it', 'tin.it'],
  // assistenza.tiscali.it; fastweb.it/myfastweb/assistenza; email.it; poste.it, "Postemail"; aruba.it, "Email gratuita"
  ...['tiscali.it', 'tiscalinet.it', 'fastwebnet.it', 'email.it', 'poste.it', 'aruba.it'],
  // agid.gov.it, list of the certified PEC providers: Aruba, InfoCert, Poste, Namirial, Actalis, Register, TI Trust, Notartel, ITnet
  ...[
    'pec.it',
    'arubapec.it',
    'mypec.eu',
    'gigapec.it',
    'legalmail.it',
    'legalmail.com',
    'postecert.it',
    'postacert.it',
  ],
  ...[
    'sicurezzapostale.it',
    'actaliscertymail.it',
    'registerpec.it',
    'pec.net',
    'pec.com',
    'pecmail.it',
    'postalcert.it',
  ],
  // shop.giuffre.it, "PEC Avvocato": at pec.giuffre.it
  ...['giuffre.it'],
  // ordineavvocatimilano.it, "Posta Elettronica Certificata": the bars of Lombardy, each at a name below this domain
  ...['pecavvocati.it'],
  // ordineavvocatiroma.it, ordineavvocatitorino.it, ordineavvocatigrosseto.com: mailboxes that each
  // bar gives to its members
  ...['ordineavvocatiroma.org', 'ordineavvocatitorino.it', 'ordineavvocatigrosseto.com'],
]);
