/** Texts that every screen may need: frame, login, what goes wrong anywhere. Loaded with the first page: keep it short. */
export const shell = {
  tagline: 'Una domanda, le massime e le sentenze che rispondono.',
  /** Next to the login form, as its headline: a lawyer asks the way they would ask a colleague across the desk. */
  promise: 'La domanda posta come a un collega. La massima che risponde, con la sua fonte.',
  promise_text:
    'Massime e sentenze dei giudici italiani, ricerca in linguaggio naturale, cartelle per ogni pratica, citazioni pronte per gli atti.',
  language: 'Lingua',
  loading: 'Caricamento in corso…',
  close: 'Chiudi',
  /** Button that leaves a dialog without doing anything; not the cancellation of a plan. */
  cancel: 'Annulla',
  /** Button of any form. */
  save: 'Salva',
  retry: 'Riprova',
  /** Button next to a removed item: restores it. */
  undo: 'Ripristina',
  /** After a key took the last saving, removal, rating or deletion back. */
  undone: 'Annullato: «{what}».',
  /** In answer to the key that undoes, where the latest action is final; what: the notice that reported it. */
  undo_impossible: 'Non si può annullare: «{what}».',
  /** Error if the undo failed or if the item has been changed elsewhere since. */
  not_undone: 'Non è stato possibile annullare: «{what}».',
  /** Asked when a form with changes is left. */
  leave_title: 'Uscire senza salvare?',
  leave_text: 'Le modifiche fatte qui non sono ancora salvate.',
  leave_stay: 'Resta qui',
  leave_confirm: 'Esci senza salvare',
  toast_close: 'Chiudi la notifica',
  pager_size: 'Righe per pagina',
  /** Rows shown, out of the total: "11–20 di 134". */
  pager_range: '{from}–{to} di {total}',
  pager_previous: 'Pagina precedente',
  /** Name of the button of one page. */
  pager_page: 'Pagina {page}',
  pager_next: 'Pagina successiva',
  export_csv: 'Esporta in CSV',
  go_to_search: 'Vai alla ricerca',
  skip_to_content: 'Vai al contenuto',
  /** Name of the logo, for screen readers. */
  home_link: 'Massima: torna alla ricerca',
  main_navigation: 'Navigazione principale',
  menu_open: 'Apri il menu',
  menu_title: 'Menu',
  /** Menu entry and title of the search screen: a noun. */
  menu_search: 'Ricerca',
  menu_folders: 'Cartelle',
  /** Menu entry and heading: the searches that were made. */
  menu_history: 'Cronologia',
  /** Menu entry: the screen that checks the citations of a brief. */
  menu_citations: 'Verifica citazioni',
  /** Menu entry for alerts and their matches. */
  menu_alerts: 'Avvisi',
  menu_profile: 'Profilo',
  /** The page on connecting Claude, ChatGPT and others. */
  menu_assistants: 'Assistenti IA',
  menu_subscription: 'Abbonamento',
  /** Menu entry and heading of the part that only administrators see. */
  menu_admin: 'Amministrazione',
  /** Leaves the account, not the page. */
  logout: 'Esci',
  /** Button in the top bar; what pressing it does. */
  scheme_dark: 'Passa ai colori scuri',
  scheme_light: 'Passa ai colori chiari',
  /** Heading of the login page and its button. */
  login_title: 'Accedi',
  login_email: 'Indirizzo e-mail',
  login_password: 'Password',
  login_restore: 'Password dimenticata?',
  login_passkey: 'Accedi con una passkey',
  login_no_account: 'Ancora senza account?',
  /** Link after "no account yet?". */
  login_register: 'Crea un account',
  password_toggle: 'Mostra o nascondi la password',
  back_to_login: 'Torna all’accesso',
  /** Replaces a card or panel that failed to render; followed by a retry button. */
  part_failed: 'Questa sezione non è stata caricata.',
  /**
   * Replaces each part that is blocked after access has ended. It follows the reason:
   * "L’abbonamento è scaduto."
   */
  'access_over.suggestions': 'I suggerimenti tornano con un piano attivo.',
  'access_over.provision': 'Quante decisioni applicano la norma si vede con un piano attivo.',
  'access_over.check': 'Le citazioni si controllano con un piano attivo.',
  'access_over.alerts':
    'Gli avvisi riprendono con un piano attivo: fino ad allora non si cercano novità e non partono e-mail.',
  'access_over.similar': 'Le decisioni simili si leggono con un piano attivo.',
  'access_over.web': 'Che cosa cita la decisione, e chi la cita, si legge con un piano attivo.',
  'access_over.other': 'Si legge con un piano attivo.',
  access_over_plans: 'Vai ai piani',
  generic_fail_message: 'Qualcosa non ha funzionato.',
  error_fallback_text:
    'Qualcosa in questa pagina non ha funzionato. Quanto è già stato salvato non è andato perso.',
  error_fallback_back: 'Torna all’applicazione',
  maintenance_title: 'Manutenzione in corso',
  /** Follows the notice of a maintenance, where a form waits. */
  maintenance_waits: 'Al termine il modulo ricompare con quanto scritto.',
  /** Replaces the maintenance message if the browser reports that the device is offline. */
  offline_title: 'Nessuna connessione',
  not_found_title: 'Pagina non trovata',
  not_found_text: 'L’indirizzo non corrisponde a nessuna pagina. Forse è stato copiato solo in parte.',
  back_to_search: 'Torna alla ricerca',
  verify_title: 'Verifica dell’indirizzo e-mail',
  verify_gate_text:
    'È stato inviato un messaggio a {email}. Per cominciare basta aprire il collegamento che contiene.',
  /** Button: sends the verification message again. */
  verify_gate_resend: 'Invia di nuovo il messaggio',
  /** Heading for a user who is verified and has neither plan nor trial yet. */
  subscribe_gate_title: 'Scegli un piano',
  subscribe_gate_text: 'Per cercare occorre un piano attivo o un periodo di prova.',
  /** Next to a form that could not be sent; its input is kept. */
  connection_lost:
    'La connessione si è interrotta. Nulla di quanto scritto è andato perso: è possibile riprovare.',
  recovery_waiting_until:
    'L’accesso è sospeso fino {day} per una richiesta all’assistenza. L’e-mail che Le abbiamo inviato permette di annullarla.',
} as const;
