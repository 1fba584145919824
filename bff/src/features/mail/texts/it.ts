import type { MailTexts } from '../templates.ts';
import { moment } from './moment.ts';

const dear = (name: string) => (name === '' ? 'Buongiorno,' : `Gentile ${name},`);
const when = (iso: string) => `${moment(iso, 'it')} (ora italiana)`;

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
      'Se la registrazione non è Sua, può ignorare questo messaggio: senza conferma l’account resta inattivo.',
    ],
  }),
  restore: ({ name }) => ({
    subject: 'Reimposti la Sua password',
    greeting: dear(name),
    before: ['abbiamo ricevuto la richiesta di reimpostare la password del Suo account Massima.'],
    button: 'Scegliere una nuova password',
    after: [
      'Il collegamento vale un’ora e può essere usato una sola volta.',
      'Se la richiesta non è Sua, può ignorare questo messaggio: la password attuale resta valida.',
    ],
  }),
  choose_password: ({ name }) => ({
    subject: 'Il Suo account Massima è pronto',
    greeting: dear(name),
    before: ['abbiamo creato per Lei un account Massima. Per accedere, scelga la Sua password.'],
    button: 'Scegliere la password',
    after: [
      'Il collegamento vale sette giorni e può essere usato una sola volta. Se fosse scaduto, può chiederne uno nuovo da «Password dimenticata» nella pagina di accesso.',
    ],
  }),
  password_changed: ({ name, at }) => ({
    subject: 'La Sua password è stata modificata',
    greeting: dear(name),
    before: [
      `la password del Suo account Massima è stata modificata in data ${when(at)}. Le altre sessioni aperte sono state chiuse.`,
      'Se la modifica è Sua, non occorre fare altro.',
      'Se non l’ha richiesta Lei, reimposti subito la password:',
    ],
    button: 'Reimpostare la password',
    after: [],
  }),
  other_device: ({ name, at, mobile }) => ({
    subject: 'Accesso da un altro dispositivo',
    greeting: dear(name),
    before: [
      `in data ${when(at)} è stato effettuato l’accesso al Suo account Massima da ${mobile ? 'un altro dispositivo mobile' : 'un altro computer'}. La sessione precedente è stata chiusa: l’account può essere usato su un dispositivo alla volta.`,
      'Se l’accesso è Suo, non occorre fare altro.',
      'Se non lo riconosce, reimposti subito la password:',
    ],
    button: 'Reimpostare la password',
    after: [],
  }),
  trial_ending: ({ name, endsAt }) => ({
    subject: 'Il Suo periodo di prova sta per terminare',
    greeting: dear(name),
    before: [
      `il Suo periodo di prova di Massima termina in data ${when(endsAt)}.`,
      'Per continuare le Sue ricerche senza interruzioni, scelga un piano. Cartelle, cronologia e valutazioni restano dove sono.',
    ],
    button: 'Scegliere un piano',
    after: [
      'Il collegamento Le permette di accedere senza password: vale sette giorni, può essere usato una sola volta e non va inoltrato ad altri.',
    ],
  }),
  alert_news: ({ name, weekly, count, followed, stopLink }) => ({
    subject:
      count === 1 ? 'Una nuova pronuncia per i Suoi avvisi' : `${count} nuove pronunce per i Suoi avvisi`,
    greeting: dear(name),
    before: [
      `${weekly ? 'nell’ultima settimana' : 'nell’ultimo aggiornamento'} la raccolta si è arricchita di quanto segue. Leggerlo non consuma ricerche.`,
    ],
    lists: followed.map(({ label, kind, rulings, more, link }) => ({
      heading: kind === 'ruling' ? `Chi cita ${label}` : `«${label}»`,
      entries: [
        ...rulings.map((one) => ({ title: one.citation, text: one.text, link: one.link })),
        ...(more > 0
          ? [{ title: more === 1 ? 'E un’altra pronuncia' : `E altre ${more} pronunce`, text: '', link }]
          : []),
      ],
    })),
    button: 'Vedere tutti gli avvisi',
    after: [],
    stop: { text: 'Non ricevere più queste e-mail', link: stopLink },
  }),
};
