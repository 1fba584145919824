/** Texts of the accounts screens. */
export const accounts = {
  restore_title: 'Password dimenticata',
  restore_text:
    'All’indirizzo indicato arriva un messaggio con il collegamento per scegliere una nuova password, valido un’ora.',
  restore_submit: 'Invia il collegamento',
  restore_back_profile: 'Torna al profilo',
  reset_title: 'Nuova password',
  reset_hint: 'Almeno 6 caratteri.',
  reset_submit: 'Salva la password',
  reset_done: 'La password è stata cambiata. Ora è possibile accedere.',
  reset_again: 'Richiedi un nuovo collegamento',
  address_confirm_title: 'Nuovo indirizzo e-mail',
  address_confirm_text:
    'Questa casella è stata indicata come nuovo indirizzo di un account. Dopo la conferma diventa l’indirizzo dell’account non appena il titolare dell’indirizzo attuale acconsente, o se non risponde entro sette giorni.',
  /** Button that confirms ownership of the new mailbox. */
  address_confirm: 'Conferma l’indirizzo',
  address_decide_title: 'Modifica dell’indirizzo',
  address_decide_text:
    'Per questo account è stato indicato un nuovo indirizzo: il messaggio dice quale e da chi. Se la modifica non è voluta, va bloccata: chi ha accesso alla nuova casella potrebbe altrimenti entrare nell’account.',
  /** Button of the present mailbox. */
  address_stop: 'Blocca la modifica',
  /** Button of the present mailbox: consents to the change. */
  address_agree: 'Acconsenti',
  address_effective:
    'Il nuovo indirizzo vale da ora: l’accesso avviene con quello, e la password resta la stessa.',
  address_waits_for_old:
    'L’indirizzo è confermato. Diventa quello dell’account quando il titolare dell’indirizzo attuale acconsente, o se non risponde entro sette giorni.',
  address_waits_for_new:
    'Il consenso è registrato. La modifica vale quando il nuovo indirizzo viene confermato.',
  address_stopped: 'La modifica è stata bloccata: l’indirizzo dell’account resta quello di prima.',
  /** email: the new address. Shown to the owner of the account and to administrators. */
  address_pending:
    'Nuovo indirizzo in attesa: {email}. Nel frattempo messaggi e collegamenti arrivano a quello attuale.',
  address_confirmed: 'Il nuovo indirizzo è stato confermato {day}.',
  address_not_confirmed:
    'Il nuovo indirizzo non è ancora stato confermato; senza conferma la modifica termina {day}.',
  address_agreed: 'Il titolare dell’indirizzo attuale ha acconsentito {day}.',
  address_not_agreed:
    'Il titolare dell’indirizzo attuale non ha ancora risposto; il silenzio vale come consenso {day}.',
  address_old_not_asked: 'L’indirizzo attuale non è mai stato verificato: basta la conferma di quello nuovo.',
  /** Button: gives up the new address. */
  address_withdraw: 'Ritira la modifica',
  address_withdrawn: 'La modifica è stata ritirata.',
  /** Shown before a new password is saved, if the reset deletes the history. */
  reset_empties:
    'L’indirizzo dell’account è cambiato senza il consenso del titolare di quello precedente. Con una nuova password la cronologia delle ricerche viene eliminata; la conserva solo un accesso con la password di prima, se è ancora valida.',
  reset_asks_factor: 'Per salvare verrà chiesto il secondo fattore.',
  undo_title: 'Non sono stato io',
  undo_text:
    'Terminano tutti gli accessi, le chiavi e i collegamenti. Nulla di ciò che ha salvato viene perso.',
  /** Button of an undo link. */
  undo_button: 'Chiudi ogni accesso',
  /** Check box: shown where the account has a factor from before. */
  undo_proves:
    'Confermo con un secondo fattore di prima: vengono rimossi tutti quelli aggiunti dopo, e scelgo una nuova password.',
  undo_done: 'Ogni accesso è chiuso. Le abbiamo scritto per la nuova password.',
  undo_done_kept: 'Ogni accesso è chiuso. La password resta quella attuale.',
  stop_reset_title: 'Recupero dell’account',
  stop_reset_text:
    'Un amministratore ha avviato il recupero di questo account. Se non l’ha chiesto, lo annulli: l’account resta com’è.',
  verify_running: 'Verifica dell’indirizzo in corso…',
  verify_done_no_trial: 'L’indirizzo è stato verificato.',
  trial_used_contact: 'Per un’altra prova scriva a {email}.',
  trial_used_next: 'Scegliere un piano',
  verify_done: 'L’indirizzo è stato verificato. Tra pochi secondi si apre la ricerca.',
  verify_failed_next: 'Per riceverne uno nuovo basta accedere: la pagina che si apre offre di inviarlo.',
  /** While a link from a mail logs in. */
  token_login_title: 'Accesso in corso',
  token_login_running: 'Accesso in corso…',
  resend_text:
    'Per usare Massima occorre verificare l’indirizzo {email}: basta aprire il collegamento contenuto nel messaggio inviato. Può trovarsi tra la posta indesiderata.',
  resend_running: 'Invio del messaggio in corso…',
  /** Button: sends the verification message again. */
  resend_again: 'Invia di nuovo il messaggio',
  verification_email_failed: 'Il messaggio di verifica non è stato inviato.',
  profile_name: 'Nome',
  profile_surname: 'Cognome',
  profile_email: 'Indirizzo e-mail',
  address_change: 'Cambia indirizzo',
  address_change_text:
    'Il nuovo indirizzo va confermato dalla sua casella; quello attuale riceve un avviso. Vale subito se anche il titolare dell’indirizzo attuale acconsente, altrimenti dopo sette giorni, se non blocca la modifica. Fino ad allora l’accesso avviene con l’indirizzo attuale.',
  address_new: 'Nuovo indirizzo e-mail',
  address_ask: 'Richiedi la modifica',
  address_same: 'È già l’indirizzo dell’account.',
  address_asked: 'Sono stati inviati due messaggi: la modifica si conferma da quello al nuovo indirizzo.',
  profile_email_hint: 'Si cambia con il pulsante «Cambia indirizzo».',
  profile_cards: 'Metodi di pagamento',
  profile_cards_none: 'Nessuna carta salvata.',
  /** Format of copied citations. Each choice is an example of its format. */
  citation_style: 'Formato delle citazioni',
  citation_style_hint: 'Vale subito, in ogni browser in cui si usa l’account.',
  /** Next to the card that is charged for renewals, if there are several cards. */
  profile_card_pays: 'usata per l’abbonamento',
  /**
   * Keys that give programs and assistants access to an account: headings and rows in the profile.
   */
  connections_title: 'Assistenti e chiavi',
  connections_text:
    'Finché è valida, una chiave permette a un programma o a un assistente di cercare e leggere con questo account. Non permette di cambiare il profilo, la password o l’abbonamento, né di eliminare qualcosa.',
  connections_none: 'Nessuna chiave valida.',
  connections_new: 'Crea una chiave',
  connections_most: 'Le chiavi valide sono al massimo {most}: per crearne un’altra occorre revocarne una.',
  connections_end_all: 'Revoca tutte le chiavi',
  connection_name: 'Nome della chiave',
  connection_name_hint: 'Dove viene usata. Nella cronologia compare accanto alle ricerche del programma.',
  /** How long a key is valid. */
  connection_days: 'Durata',
  connection_days_choice: '{days} giorni',
  connection_write: 'Può anche salvare risultati e attivare avvisi',
  connection_write_hint: 'Salva risultati nelle cartelle, con note, e attiva avvisi.',
  connection_cost: 'Ogni nuova domanda del programma consuma una ricerca.',
  connection_may_read: 'Cerca, legge e verifica citazioni',
  connection_may_write: 'Cerca, legge, verifica citazioni, salva risultati e attiva avvisi',
  connection_unused: 'mai usata',
  connection_used: 'ultimo uso {date}',
  connection_searches: '{count, plural, one {# ricerca} other {# ricerche}} questo mese',
  connection_expires: 'valida fino {day}',
  /** Button next to a key, and title of the dialog. */
  connection_end: 'Revoca «{name}»',
  connection_end_text: 'Il programma che la usa perde l’accesso, subito e in via definitiva.',
  connection_end_confirm: 'Revoca',
  connection_ended: 'Revocata.',
  connection_made: 'La nuova chiave',
  connection_made_text:
    'Viene mostrata solo adesso: se va persa, occorre crearne un’altra. Chi la conosce può cercare con questo account.',
  connection_copy: 'Copia la chiave',
  connection_copied: 'La chiave è stata copiata.',
  connection_copy_failed: 'La chiave non è stata copiata: si può selezionare e copiare a mano.',
  profile_data: 'Dati e account',
  profile_export: 'Scarica tutti i dati',
  profile_export_text: 'Un file con tutto ciò che è registrato sull’account.',
  profile_delete: 'Elimina l’account',
  profile_delete_text:
    'L’account, le cartelle, la cronologia e le valutazioni vengono eliminati definitivamente; l’abbonamento cessa subito, senza rimborso. Prima è possibile scaricare i dati.',
  profile_delete_confirm: 'Elimina definitivamente',
  user_profile_load_error: 'Il profilo non è stato caricato.',
  password_old: 'Password attuale',
  password_new: 'Nuova password',
  password_repeat: 'Ripeti la nuova password',
  old_password_is_required: 'Occorre indicare la password.',
  password_change: 'Cambia la password',
  repeat_password_is_required: 'Occorre ripetere la nuova password.',
  passwords_dont_match: 'Le due password non coincidono.',
  terms_title: 'Condizioni d’uso',
  /** Shown if the operator has not set the address of their own terms. */
  terms_text:
    'Questa installazione non indica ancora le proprie condizioni d’uso: chi la gestisce le pubblica a un proprio indirizzo. Nella dimostrazione ogni decisione è di fantasia e nessuna carta viene addebitata.',
  /** Second factor at the login, in the profile and in confirmation prompts. */
  second_factor_required: 'Per continuare occorre confermare con il secondo fattore.',
  second_factor_wrong:
    'Il codice o la passkey non sono validi, oppure sono già stati usati. È possibile riprovare.',
  factor_title: 'Secondo fattore',
  factor_confirm_title: 'Conferma dell’identità',
  factor_confirm_text: 'Questa operazione va confermata con il secondo fattore dell’account.',
  factor_login_text: 'Per completare l’accesso occorre il secondo fattore dell’account.',
  factor_login_over: 'L’accesso va ripetuto dall’inizio.',
  factor_passkey_text: 'Il dispositivo chiede l’impronta, il viso o il PIN.',
  factor_passkey_use: 'Usa la passkey',
  factor_passkey_failed:
    'La passkey non è stata usata: il dispositivo non ha risposto, o l’operazione è stata annullata.',
  factor_passkey_none: 'Questo browser non permette l’uso di passkey.',
  factor_code: 'Codice dell’app',
  factor_code_hint: 'Le sei cifre che l’app mostra ora.',
  factor_code_use: 'Usa il codice dell’app',
  factor_recovery: 'Codice di recupero',
  factor_recovery_hint: 'Uno dei dieci codici ricevuti con il primo fattore. Ciascuno vale una volta.',
  factor_recovery_use: 'Usa un codice di recupero',
  factor_submit: 'Conferma',
  factor_remember: 'Non chiedere più su questo dispositivo per 30 giorni',
  factor_lost: 'Senza alcun fattore occorre rivolgersi all’assistenza.',
  passkey_login_title: 'Accesso con passkey',
  passkey_login_text: 'Vale per gli account che nel profilo ammettono l’accesso con la sola passkey.',
  factors_text:
    'Oltre alla password, l’accesso può chiedere una passkey del dispositivo o il codice di un’app. Il secondo fattore viene chiesto anche prima di cambiare indirizzo o password, di esportare i dati e di eliminare l’account.',
  factors_none: 'Nessun secondo fattore: l’account è protetto dalla sola password.',
  factors_required:
    'Questa installazione richiede un secondo fattore agli amministratori: finché non è impostato, le altre funzioni restano chiuse.',
  factors_app: 'App con codici',
  factors_since: 'Attiva {day}',
  factors_used: 'Ultimo uso: {date}',
  factors_unused: 'Mai usata',
  factors_add_passkey: 'Aggiungi una passkey',
  factors_add_app: 'Aggiungi un’app con codici',
  factors_remove: 'Rimuovi «{name}»',
  factors_remove_text: 'L’accesso non chiederà più questo fattore.',
  factors_remove_last:
    'È l’ultimo secondo fattore: l’account resta protetto dalla sola password. Anche i codici di recupero cessano di valere.',
  factors_remove_confirm: 'Rimuovi il fattore',
  factors_removed: 'Il fattore è stato rimosso.',
  factors_added: 'Il secondo fattore è attivo.',
  factors_alone: 'Accesso con la sola passkey, senza password',
  factors_alone_saved: 'La scelta è stata salvata.',
  factors_recovery_left:
    '{count, plural, =0 {I codici di recupero sono esauriti.} one {Resta # codice di recupero.} other {Restano # codici di recupero.}}',
  factors_recovery_renew: 'Genera nuovi codici di recupero',
  factors_devices:
    '{count, plural, one {# dispositivo non chiede il secondo fattore.} other {# dispositivi non chiedono il secondo fattore.}}',
  factors_devices_forget: 'Dimentica i dispositivi',
  factors_devices_forgotten: 'Al prossimo accesso il secondo fattore sarà chiesto su ogni dispositivo.',
  /** Shown below a factor that is not trusted yet. */
  factor_is_young: 'Fino {day} la password può essere reimpostata per e-mail senza questo fattore.',
  factors_reset_stop: 'Annulla il recupero',
  factors_reset_stopped: 'Il recupero è stato annullato: l’account resta com’è.',
  factors_password: 'Password attuale',
  passkey_name: 'Nome della passkey',
  passkey_name_hint: 'Per riconoscerla, ad esempio il nome del dispositivo.',
  passkey_make: 'Crea la passkey',
  app_scan:
    'Inquadrare il codice con un’app di autenticazione (ad esempio quella del gestore di password) e scrivere qui le sei cifre che mostra.',
  app_picture: 'Codice QR per l’app di autenticazione',
  app_secret: 'Senza fotocamera, la chiave da inserire nell’app:',
  recovery_title: 'Codici di recupero',
  recovery_text:
    'Servono quando passkey e app non sono disponibili. Ciascuno vale una volta sola. Non verranno mostrati di nuovo: vanno conservati fuori da questo dispositivo.',
  recovery_copy: 'Copia i codici',
  recovery_copied: 'I codici sono stati copiati.',
  recovery_copy_failed: 'I codici non sono stati copiati: si possono selezionare e copiare a mano.',
  recovery_save: 'Salva come file',
  open_before_title: 'Accessi aperti prima del secondo fattore',
  open_before_text:
    '{count, plural, one {Prima del secondo fattore è stato creato un accesso che non lo chiede.} other {Prima del secondo fattore sono stati creati # accessi che non lo chiedono.}} Chi conosceva la password può averne creati.',
  'open_before.keys': '{count, plural, one {# chiave} other {# chiavi}}',
  'open_before.applications': '{count, plural, one {# applicazione} other {# applicazioni}}',
  'open_before.feeds': '{count, plural, one {# feed di avvisi} other {# feed di avvisi}}',
  'open_before.shares':
    '{count, plural, one {# collegamento per un cliente} other {# collegamenti per clienti}}',
  'open_before.devices': '{count, plural, one {# dispositivo ricordato} other {# dispositivi ricordati}}',
  open_before_end: 'Chiudili tutti',
  open_before_keep: 'Tieni',
  access_title: 'Chi può entrare',
  access_text:
    'Tutto ciò che apre questo account, o una parte di esso. Ciò che viene chiuso resta chiuso: per rientrare occorre un nuovo accesso, una nuova chiave o un nuovo collegamento.',
  /** Kinds of access, then their scopes. */
  'access_kind.session': 'sessione',
  'access_kind.device': 'dispositivo ricordato',
  'access_kind.passkey': 'passkey',
  'access_kind.app': 'app per i codici',
  'access_kind.recovery': 'codici di recupero',
  'access_kind.key': 'chiave',
  'access_kind.application': 'applicazione',
  'access_kind.feed': 'feed di un avviso',
  'access_kind.share': 'collegamento per un cliente',
  'access_may.everything': 'può fare tutto',
  'access_may.write': 'legge e salva',
  'access_may.read': 'legge',
  'access_may.prove': 'conferma chi accede',
  'access_may.skip_factor': 'non chiede il secondo fattore',
  'access_may.news': 'legge le novità',
  'access_may.ruling': 'mostra una decisione',
  access_unnamed: 'Senza nome',
  access_unused: 'uso non registrato',
  access_used: 'ultimo uso {date}, {time}',
  access_until: 'fino {day}',
  /** Shown instead of a button. */
  access_this: 'Questa sessione',
  access_to_factors: 'Gestisci nel profilo',
  access_end: 'Chiudi «{name}»',
  access_end_short: 'Chiudi',
  /** Replaces the button after the access was closed. */
  access_ended: 'Chiuso alle {time}',
  access_end_all: 'Chiudi tutto tranne questa sessione',
  access_end_all_text:
    'Terminano sessioni, dispositivi ricordati, chiavi, applicazioni, feed e collegamenti, in via definitiva. Restano questa sessione e i fattori.',
  access_end_all_confirm: 'Chiudi tutto',
  access_all_ended:
    '{count, plural, =0 {Non c’era altro da chiudere.} one {# accesso chiuso.} other {# accessi chiusi.}}',
  access_only_this: 'Nient’altro può entrare.',
  access_spending: 'I programmi possono spendere fino a {most, number} euro al mese.',
  access_reset_waits: 'Un recupero avviato dall’assistenza avrà effetto: {at}.',
  access_address_waits: 'Un nuovo indirizzo attende conferma: {email}.',
} as const;
