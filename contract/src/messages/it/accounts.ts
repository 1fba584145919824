/** Texts of the accounts screens. */
export const accounts = {
  restore_title: 'Password dimenticata',
  restore_text:
    "Si riceve un messaggio con il collegamento per scegliere una nuova password. Il collegamento vale un'ora.",
  restore_submit: 'Invia il collegamento',
  restore_back_profile: 'Torna al profilo',
  reset_title: 'Nuova password',
  reset_new: 'Nuova password',
  reset_repeat: 'Ripeti la nuova password',
  reset_hint: 'Almeno 6 caratteri.',
  reset_submit: 'Salva la password',
  reset_mismatch: 'Le due password non coincidono.',
  reset_done: 'La password è stata cambiata. Ora è possibile accedere.',
  reset_again: 'Richiedi un nuovo collegamento',
  verify_title: "Verifica dell'indirizzo e-mail",
  verify_running: "Verifica dell'indirizzo in corso…",
  verify_done: "L'indirizzo è stato verificato. Tra pochi secondi si apre la ricerca.",
  verify_go: 'Vai alla ricerca',
  verify_failed_next: 'Per riceverne uno nuovo basta accedere: la pagina che si apre offre di inviarlo.',
  token_login_title: 'Accesso in corso',
  token_login_running: 'Accesso in corso…',
  resend_title: 'Verifica della e-mail',
  resend_text:
    "Per usare Massima occorre verificare l'indirizzo {email}: basta aprire il collegamento contenuto nel messaggio inviato. Può trovarsi tra la posta indesiderata.",
  resend_running: 'Invio del messaggio in corso…',
  resend_again: 'Il messaggio non è arrivato: invialo di nuovo',
  verification_email_failed: "L'invio del messaggio di verifica non è riuscito.",
} as const;
