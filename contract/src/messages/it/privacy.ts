/**
 * Privacy notice, shown if the operator has not configured a URL. It describes only this program.
 */
export const privacy = {
  privacy_title: 'Informativa sulla privacy',
  privacy_intro:
    'Questa pagina descrive che cosa Massima registra di chi la usa, per quanto tempo e chi lo riceve. È ciò che fa il programma; chi lo gestisce può sostituirla con la propria informativa.',
  privacy_who: 'Chi tratta i dati',
  /** {operator} is the name and the address of the operator of this installation. */
  privacy_controller: 'Titolare del trattamento: {operator}.',
  privacy_no_controller:
    'Questa installazione non indica ancora il proprio titolare del trattamento: chi la gestisce deve farlo prima di aprirla al pubblico.',
  /** A link that writes a mail. */
  privacy_contact: 'Per ogni richiesta sui propri dati: <link>{email}</link>.',
  privacy_kept: 'Che cosa viene conservato, e per quanto',
  privacy_account: 'Dati dell’account: nome, cognome, indirizzo e-mail, attività e dati di fatturazione',
  privacy_account_until: 'Fino alla cancellazione dell’account. Della password resta solo un’impronta.',
  privacy_work: 'Ricerche, cartelle, note, valutazioni e avvisi',
  privacy_work_until:
    'Finché non vengono eliminati o l’account non viene cancellato; una cartella eliminata può essere ripresa per un giorno. Le ricerche sono visibili soltanto a chi le ha fatte, non agli amministratori.',
  privacy_shown: 'Quali decisioni sono state mostrate, senza le parole cercate',
  privacy_shown_until: '400 giorni.',
  privacy_sessions: 'Sessioni, chiavi e collegamenti con altri programmi',
  privacy_sessions_until:
    'Fino a 90 giorni dopo la loro fine; una sessione non usata per un anno viene eliminata.',
  privacy_mails: 'Messaggi inviati: destinatario e genere, senza il contenuto',
  privacy_mails_until: '30 giorni.',
  privacy_payments: 'Riferimenti dei pagamenti; mai il numero della carta',
  privacy_payments_until:
    '400 giorni. Le fatture restano presso il fornitore dei pagamenti per il tempo che la legge richiede.',
  privacy_security: 'Registro di sicurezza: accessi, modifiche e indirizzo di rete da cui provengono',
  privacy_security_until:
    '{days, plural, one {Un giorno} other {# giorni}}, anche dopo la cancellazione dell’account, con il suo solo numero.',
  privacy_limits: 'Conteggi dei tentativi, sotto impronte cifrate di indirizzi',
  privacy_limits_until: 'Due giorni.',
  privacy_after:
    'Dopo la cancellazione: impronte cifrate dell’indirizzo e-mail e della casella che ha avuto la prova gratuita',
  privacy_after_until:
    'Senza scadenza: dicono soltanto che l’indirizzo ha avuto un account e che la prova gratuita è già stata usata. Le copie di sicurezza durano quanto stabilisce chi gestisce il servizio.',
  privacy_others: 'Chi altro li riceve',
  privacy_provider:
    'Il fornitore dei pagamenti (Stripe) riceve nome, indirizzo e-mail, dati di fatturazione e carta di chi si abbona.',
  privacy_mail_server: 'Il server di posta configurato da chi gestisce il servizio consegna i messaggi.',
  privacy_questions_stay: 'Le parole cercate e i testi verificati non lasciano i server del servizio.',
  privacy_questions_leave:
    'Le parole cercate vengono inviate, senza indicare di chi sono, al servizio configurato da chi gestisce l’installazione per comprenderne il significato; non vi vengono conservate da Massima.',
  privacy_nobody_else:
    'Nessun altro: niente strumenti di tracciamento, niente pubblicità. L’unico cookie serve, per dieci minuti, a collegare un assistente; la sessione è nella memoria del browser.',
  privacy_rights: 'I diritti di chi usa il servizio',
  /** The link leads to the screen of that name. */
  privacy_rights_text:
    'Nel <link>profilo</link> si scarica una copia di tutto ciò che riguarda il proprio account, si correggono i dati e si cancella l’account. Resta il diritto di reclamo al Garante per la protezione dei dati personali.',
} as const;
