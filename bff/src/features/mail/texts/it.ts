import { withArticle } from '@massima/contract/format/day-with';
import type { MailParams, MailTexts } from '../templates.ts';
import { moment } from './moment.ts';
import { narrowed } from './narrowed.ts';

const dear = (name: string) => (name === '' ? 'Buongiorno,' : `Gentile ${name},`);
/** "l’8 gennaio 2026 alle ore 14:30 (ora italiana)". */
const when = (iso: string) => `${withArticle('il', moment(iso, 'it'))} (ora italiana)`;

const endedFor = {
  taken: 'nel frattempo l’indirizzo nuovo è divenuto quello di un altro account',
  lapsed: 'l’indirizzo nuovo non è stato confermato in tempo',
  stopped: 'la modifica è stata bloccata dal titolare dell’indirizzo attuale',
  withdrawn: 'la modifica è stata ritirata',
} as const;
const factorMails: Record<
  MailParams['second_factor']['what'],
  { subject: string; said: (at: string) => string }
> = {
  added: {
    subject: 'Secondo fattore aggiunto al Suo account',
    said: (at) => `${at} al Suo account Massima è stato aggiunto un secondo fattore di accesso.`,
  },
  removed: {
    subject: 'Secondo fattore rimosso dal Suo account',
    said: (at) => `${at} dal Suo account Massima è stato rimosso un secondo fattore di accesso.`,
  },
  renewed: {
    subject: 'I Suoi codici di recupero sono stati rinnovati',
    said: (at) =>
      `${at} sono stati creati nuovi codici di recupero del Suo account Massima; quelli di prima non valgono più.`,
  },
  recovery_used: {
    subject: 'È stato usato un codice di recupero',
    said: (at) =>
      `${at} è stato usato un codice di recupero del Suo account Massima. Ciascun codice vale una volta.`,
  },
  codes_tried: {
    subject: 'Qualcuno conosce la Sua password',
    said: (at) =>
      `qualcuno che conosce la Sua password ha tentato molti codici, l’ultimo ${at}. L’accesso non è riuscito. Scelga una nuova password.`,
  },
  reset_asked: {
    subject: 'Recupero del Suo account',
    said: (at) =>
      `un amministratore di Massima ha avviato il recupero del Suo account: avrà effetto ${at}. Se non l’ha chiesto, lo annulli con questo link. Lo annulla anche un accesso con un secondo fattore.`,
  },
  reset_stopped: {
    subject: 'Il recupero del Suo account è annullato',
    said: (at) =>
      `${at} il recupero del Suo account Massima è stato annullato: password e secondi fattori restano validi.`,
  },
  reset_done: {
    subject: 'Il recupero del Suo account è concluso',
    said: (at) =>
      `${at} il recupero del Suo account Massima si è concluso: password, secondi fattori e ogni accesso sono terminati.`,
  },
};
const undoes = (what: MailParams['second_factor']['what']) =>
  what === 'added' || what === 'removed' || what === 'renewed';
const undoButton = 'Non sono stato io: chiudi ogni accesso';
const undoText =
  'Se non è stato Lei, usi questo link entro 7 giorni: chiude ogni accesso e rimuove i fattori aggiunti nel frattempo.';
const contact = (support: string | undefined) =>
  support === undefined ? 'si rivolga a chi gestisce Massima' : `scriva all’assistenza (${support})`;
const emptied =
  'Attenzione: l’indirizzo dell’account è cambiato senza il consenso del titolare di quello precedente. Scegliendo una nuova password la cronologia delle ricerche viene eliminata. La conserva solo un accesso con la password di prima, se è ancora valida.';

/** Italian mails address their reader with "Lei". */
export const it: MailTexts = {
  copyLink: 'Se il pulsante non funziona, copi questo indirizzo nel browser:',
  footer: 'Questo messaggio è stato inviato da Massima, la ricerca giuridica per avvocati, a {recipient}.',
  verification: ({ name }) => ({
    subject: 'Confermi il Suo indirizzo e-mail',
    greeting: dear(name),
    before: [
      'grazie per la registrazione a Massima. Per iniziare a usare il Suo account, confermi che questo indirizzo è Suo.',
    ],
    button: 'Confermare l’indirizzo',
    after: [
      'Il collegamento vale sette giorni e può essere usato una sola volta.',
      'Se non ha chiesto Lei la registrazione, può ignorare questo messaggio: senza conferma l’account resta inattivo.',
    ],
  }),
  restore: ({ name, emptiesHistory }) => ({
    subject: 'Reimposti la Sua password',
    greeting: dear(name),
    before: [
      'abbiamo ricevuto la richiesta di reimpostare la password del Suo account Massima.',
      ...(emptiesHistory ? [emptied] : []),
    ],
    button: 'Scegliere una nuova password',
    after: [
      'Il collegamento vale un’ora e può essere usato una sola volta.',
      'Se non ha fatto Lei la richiesta, può ignorare questo messaggio: la password attuale resta valida.',
    ],
  }),
  choose_password: ({ name, emptiesHistory, isRecovery }) => ({
    subject: isRecovery ? 'Scelga una nuova password' : 'Il Suo account Massima è pronto',
    greeting: dear(name),
    before: [
      isRecovery
        ? 'il recupero del Suo account Massima si è concluso. Per accedere, scelga una nuova password.'
        : 'abbiamo creato per Lei un account Massima. Per accedere, scelga la Sua password.',
      ...(emptiesHistory ? [emptied] : []),
    ],
    button: 'Scegliere la password',
    after: [
      'Il collegamento vale sette giorni e può essere usato una sola volta. Se fosse scaduto, può chiederne uno nuovo da «Password dimenticata» nella pagina di accesso.',
    ],
  }),
  password_changed: ({ name, at }) => ({
    subject: 'La Sua password è stata modificata',
    greeting: dear(name),
    before: [
      `la password del Suo account Massima è stata modificata ${when(at)}. Le altre sessioni aperte sono state chiuse.`,
      'Se ha effettuato Lei la modifica, non occorre fare altro.',
      undoText,
    ],
    button: undoButton,
    after: [],
  }),
  second_factor: ({ name, what, at, support }) => ({
    subject: factorMails[what].subject,
    greeting: dear(name),
    before: [
      factorMails[what].said(when(at)),
      ...(undoes(what) ? [undoText] : []),
      ...(what === 'codes_tried' ? [] : ['Se ne è a conoscenza, non occorre fare altro.']),
      `In caso contrario cambi subito la password e ${contact(support)}.`,
    ],
    button: undoes(what)
      ? undoButton
      : what === 'reset_asked'
        ? 'Annullare il recupero'
        : what === 'codes_tried'
          ? 'Scegliere una nuova password'
          : 'Aprire il profilo',
    after: [],
  }),
  other_device: ({ name, at, mobile }) => ({
    subject: 'Accesso da un altro dispositivo',
    greeting: dear(name),
    before: [
      `${when(at)} è stato effettuato l’accesso al Suo account Massima da ${mobile ? 'un altro dispositivo mobile' : 'un altro computer'}. La sessione precedente è stata chiusa: l’account può essere usato su un dispositivo alla volta.`,
      'Se ha effettuato Lei l’accesso, non occorre fare altro.',
      'Se non lo riconosce, reimposti subito la password:',
    ],
    button: 'Reimpostare la password',
    after: [],
  }),
  key_made: ({ name, key, at, mayWrite }) => ({
    subject: 'Una nuova chiave per il Suo account',
    greeting: dear(name),
    before: [
      `${when(at)} è stata creata la chiave «${key}». Il programma che la usa può cercare, leggere e verificare citazioni con il Suo account${mayWrite ? ', nonché salvare risultati nelle cartelle e attivare avvisi' : ''}; le ricerche del programma consumano le Sue.`,
      'Se ha creato Lei la chiave, non occorre fare altro.',
      'Se non la riconosce, la revochi nel profilo e cambi la password:',
    ],
    button: 'Aprire il profilo',
    after: [],
  }),
  spending_allowed: ({ name, euros, at }) => ({
    subject: 'I programmi possono spendere con il Suo account',
    greeting: dear(name),
    before: [
      `${when(at)} è stato stabilito che i programmi collegati al Suo account possono spendere fino a ${euros.toLocaleString('it-IT')} euro al mese oltre quanto compreso nel piano.`,
      'Se lo ha stabilito Lei, non occorre fare altro.',
      'In caso contrario riporti l’importo a zero nel profilo e cambi la password:',
    ],
    button: 'Aprire il profilo',
    after: [],
  }),
  app_connected: ({ name, app, host, at, mayWrite }) => ({
    subject: 'Un’applicazione è stata collegata',
    greeting: dear(name),
    before: [
      `${when(at)} l’applicazione che si presenta come «${app}» (${host}) è stata collegata al Suo account. Può cercare, leggere e verificare citazioni${mayWrite ? ', nonché salvare risultati nelle cartelle e attivare avvisi' : ''}; le ricerche dell’applicazione consumano le Sue.`,
      'Se ha collegato Lei l’applicazione, non occorre fare altro.',
      'Se non lo riconosce, lo revochi nel profilo e cambi la password:',
    ],
    button: 'Aprire il profilo',
    after: [],
  }),
  address_confirm: ({ name, byOwner }) => ({
    subject: 'Confermi il nuovo indirizzo e-mail',
    greeting: dear(name),
    before: [
      `${byOwner ? 'dal profilo di un account Massima' : 'da un amministratore di Massima'} è stato indicato questo indirizzo come nuovo indirizzo dell’account. Confermi che è Suo.`,
      'Il nuovo indirizzo varrà dopo la Sua conferma e il consenso del titolare dell’attuale o, se questi non risponde, dopo sette giorni.',
    ],
    button: 'Confermare l’indirizzo',
    after: [
      'Il collegamento vale quattordici giorni e può essere usato una sola volta.',
      'Se non sa di che cosa si tratta, può ignorare questo messaggio: senza conferma l’indirizzo non viene usato.',
    ],
  }),
  address_asked: ({ name, email, silentAt, byOwner }) => ({
    subject: 'L’indirizzo del Suo account sta per cambiare',
    greeting: dear(name),
    before: [
      `${byOwner ? 'dal profilo del Suo account, con la password,' : 'da un amministratore di Massima'} è stato indicato ${email} come nuovo indirizzo del Suo account Massima. Finora non è cambiato nulla: messaggi e collegamenti continuano ad arrivare qui.`,
      `Se la modifica non è voluta da Lei, la blocchi${byOwner ? ' e cambi la password, che qualcuno conosce' : ''}: chi ha accesso alla nuova casella potrebbe altrimenti entrare nel Suo account. Se è voluta, può acconsentire subito.`,
      `Se non risponde, e il nuovo indirizzo viene confermato, la modifica avrà effetto dopo sette giorni, ${when(silentAt)}.`,
    ],
    button: 'Decidere sulla modifica',
    after: ['Il collegamento può essere usato una sola volta.'],
  }),
  address_changed: ({ name, email, isOld, closesHistory, undoes: isUndo, support }) => ({
    subject: 'L’indirizzo del Suo account è cambiato',
    greeting: dear(name),
    before: [
      `l’indirizzo del Suo account Massima è ora ${email}. Per accedere usi quello; la password resta la stessa.`,
      ...(closesHistory
        ? [
            'L’indirizzo precedente non ha risposto: per questo la cronologia delle ricerche si apre solo accedendo con la password di prima. Chi ne sceglie una nuova senza conoscerla trova la cronologia vuota.',
          ]
        : []),
      ...(isUndo ? [undoText] : []),
      ...(isOld && !isUndo
        ? [
            `Se non ha voluto questa modifica, acceda con il nuovo indirizzo e la Sua password e ${contact(support)}.`,
          ]
        : []),
    ],
    button: isUndo ? undoButton : 'Accedere',
    after: [],
  }),
  address_ended: ({ name, email, why }) => ({
    subject: 'L’indirizzo dell’account non cambia',
    greeting: dear(name),
    before: [
      `l’indirizzo di un account Massima non diventerà ${email}: ${endedFor[why]}.`,
      'L’indirizzo attuale resta valido e non occorre fare altro.',
    ],
    button: 'Accedere',
    after: [],
  }),
  trial_ending: ({ name, endsAt }) => ({
    subject: 'Il Suo periodo di prova sta per terminare',
    greeting: dear(name),
    before: [
      `il Suo periodo di prova di Massima termina ${when(endsAt)}.`,
      'Per continuare le Sue ricerche senza interruzioni, scelga un piano. Cartelle, cronologia e valutazioni restano dove sono.',
    ],
    button: 'Scegliere un piano',
    after: [
      'Il collegamento Le permette di accedere senza password: vale sette giorni, può essere usato una sola volta e non va inoltrato ad altri.',
    ],
  }),
  trial_used: ({ name, domain, contact: email }) => ({
    subject: 'Il Suo account è attivo, senza periodo di prova',
    greeting: dear(name),
    before: [
      `il Suo indirizzo è verificato. Per ${domain} la prova è già stata usata.`,
      ...(email === null ? [] : [`Per un’altra prova scriva a ${email}.`]),
      'Per iniziare subito può scegliere un piano.',
    ],
    button: 'Scegliere un piano',
    after: [],
  }),
  alert_news: ({ name, weekly, count, events = 0, followed, stopLink }) => ({
    subject: subjectOfNews(count, events > 0),
    greeting: dear(name),
    before: [
      `${weekly ? 'nell’ultima settimana' : 'nell’ultimo aggiornamento'} la raccolta si è arricchita di quanto segue. La lettura non consuma ricerche.`,
    ],
    lists: followed.map(({ label, kind, filters, events: happened = [], rulings, more, link }) => ({
      heading: headingOfNews(kind, label, narrowed('it', filters)),
      entries: [
        ...happened.map((event) => ({ title: event.title, text: '', link: event.link })),
        ...rulings.map((ruling) => ({ title: ruling.citation, text: ruling.text, link: ruling.link })),
        ...(more > 0
          ? [{ title: more === 1 ? 'E un’altra novità' : `E altre ${more} novità`, text: '', link }]
          : []),
      ],
    })),
    button: 'Vedere tutti gli avvisi',
    after: [],
    stop: { text: 'Non ricevere più queste e-mail', link: stopLink },
  }),
};

/** Where more than new rulings is told, the subject says so; it names nothing that is followed. */
function subjectOfNews(count: number, hasEvents: boolean): string {
  if (hasEvents) return count === 1 ? 'Una novità per i Suoi avvisi' : `${count} novità per i Suoi avvisi`;
  return count === 1 ? 'Una nuova decisione per i Suoi avvisi' : `${count} nuove decisioni per i Suoi avvisi`;
}

const headingOfNews = (
  kind: 'question' | 'ruling' | 'citations',
  label: string,
  narrowing: string,
): string => {
  if (kind === 'citations') return `${label}: ciò che l’atto cita`;
  return kind === 'ruling' ? `Decisioni che citano ${label}` : `«${label}»${narrowing}`;
};
