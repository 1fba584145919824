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
  // aiuto.libero.it, aiuto.virgilio.it: the four names of Italiaonline besides Libero
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
  // ordineavvocatiroma.it, ordineavvocatitorino.it, ordineavvocatigrosseto.com: what each bar gives its members
  ...['ordineavvocatiroma.org', 'ordineavvocatitorino.it', 'ordineavvocatigrosseto.com'],
]);
