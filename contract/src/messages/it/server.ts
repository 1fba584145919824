/** Keys that the server sends as `message`. ICU texts; whole sentences. */
export const server = {
  login_requires_token: 'Per continuare occorre accedere.',
  session_expired: 'La sessione è scaduta. Occorre accedere di nuovo.',
  proof_required: 'Per continuare occorre confermare la password.',
  /** One account is used on one device at a time. */
  another_session_open: 'L’accesso è avvenuto da un altro dispositivo: questa sessione è stata chiusa.',
  wrong_user_or_password: 'Indirizzo e-mail o password non corretti.',
  recovery_waiting:
    'L’accesso è sospeso per una richiesta all’assistenza. L’e-mail che Le abbiamo inviato permette di annullarla.',
  account_disabled: 'Questo account è disattivato. Per riattivarlo occorre rivolgersi all’assistenza.',
  user_does_not_exist: 'L’utente non esiste.',
  token_not_valid:
    'Il collegamento non è valido, è scaduto o è già stato usato. Occorre richiederne un altro.',
  token_valid: 'Il collegamento è valido.',
  token_updated: 'La sessione è stata aggiornata.',
  invalid_code: 'Il codice non è valido.',
  reset_link_no_longer_valid:
    'Il collegamento per reimpostare la password non è più valido. È possibile richiederne uno nuovo.',
  missing_parameters: 'Mancano alcuni dati. Occorre completare i campi segnalati.',
  wrong_email_format: 'L’indirizzo e-mail non è scritto correttamente.',
  password_too_short: 'La password deve avere almeno 6 caratteri.',
  username_empty: 'Occorre indicare l’indirizzo e-mail.',
  wrong_old_password: 'La password attuale non è corretta.',
  validation_failed: 'Alcuni dati non sono validi. Occorre correggere i campi segnalati.',
  invalid_vat_number: 'La partita IVA non è valida.',
  no_payment_method: 'Nessun metodo di pagamento: occorre indicarne uno.',
  form_expired: 'Il modulo è rimasto aperto troppo a lungo. Basta inviarlo di nuovo.',
  email_already_used: 'Questo indirizzo e-mail è già registrato.',
  email_in_use: 'Questo indirizzo e-mail è già in uso.',
  email_already_verified: 'Questo indirizzo e-mail è già verificato: è sufficiente accedere.',
  email_not_found: 'Nessun account corrisponde a questo indirizzo e-mail.',
  access_denied: 'L’accesso a questa funzione non è consentito.',
  account_expired: 'L’account è scaduto.',
  subscription_expired: 'L’abbonamento è scaduto.',
  free_trial_expired: 'Il periodo di prova è terminato.',
  subscription_no_queries: 'Le ricerche comprese nel piano sono esaurite.',
  /** Told to a program that asks with a key. */
  trial_results_used: 'La prova ha mostrato tutti i risultati previsti. Quelli già visti restano aperti.',
  quota_used_up:
    'Le ricerche comprese nel piano sono esaurite, e assistenti e chiavi non possono farne altre a pagamento: il limite si imposta nel profilo.',
  user_not_found: 'L’utente non è stato trovato.',
  file_not_found: 'Il documento richiesto non esiste o non è disponibile.',
  share_expired: 'Questo collegamento non è più valido. Occorre chiederne uno nuovo a chi lo ha inviato.',
  list_outdated: 'L’ordine di questo elenco è cambiato: per ricaricarlo occorre ripetere la ricerca.',
  connections_full: 'Sono già valide cinque chiavi: per crearne un’altra occorre revocarne una.',
  alerts_full: 'Sono già attivi venti avvisi: per aggiungerne uno occorre rimuoverne un altro.',
  folder_full:
    'Non c’è più spazio: una cartella contiene al massimo 1.000 risultati e 10 MB di testo, un account 5.000 cartelle e 50.000 risultati.',
  method_not_allowed: 'Questa operazione non è disponibile a questo indirizzo.',
  last_administrator: 'È l’unico amministratore attivo. Prima occorre nominarne un altro.',
  update_error: 'I dati sono stati modificati nel frattempo. Occorre ricaricare e riprovare.',
  subscription_exists: 'Esiste già un abbonamento attivo.',
  /** Another request of the account is being paid, or the payment service has not said what became of the last one. */
  payment_in_progress:
    'Un pagamento di questo account è ancora in corso o il suo esito non è ancora noto. Non viene addebitato nulla due volte: occorre ricontrollare tra un minuto.',
  /** Next to the new figures: what was confirmed is not what would happen now. */
  quote_changed:
    'Nel frattempo qualcosa è cambiato: non è stato addebitato né modificato nulla. Occorre verificare i nuovi importi e confermare.',
  payment_method_in_use:
    'Questa carta è usata per un abbonamento che si rinnova ed è l’unica: prima occorre aggiungerne un’altra o disdire l’abbonamento.',
  payload_too_large: 'Il contenuto inviato è troppo grande.',
  unsupported_media_type: 'Il formato inviato non è riconosciuto.',
  storage_full:
    'Lo spazio per i risultati salvati, 250 MB, è esaurito. Ciò che viene eliminato libera spazio dopo un giorno.',
  too_many_attempts: 'Troppi tentativi. È possibile riprovare tra qualche minuto.',
  too_many_searches: 'Troppe ricerche ravvicinate. È possibile riprovare tra qualche istante.',
  unknown_error:
    'Si è verificato un errore imprevisto. È possibile riprovare; se si ripete, occorre rivolgersi all’assistenza.',
  payment_provider_failed:
    'Il servizio di pagamento al momento non funziona. Non è stato addebitato nulla: è possibile riprovare tra poco.',
  service_unavailable: 'Il servizio non è al momento disponibile. È possibile riprovare tra poco.',
  service_timeout: 'Il servizio non ha risposto in tempo. È possibile riprovare.',
  under_maintenance: 'Il sito è in manutenzione. È possibile riprovare tra qualche minuto.',
  /** Answer of operations that have nothing specific to say. */
  ok: 'Operazione riuscita.',
  recovery_email_sent: 'Il messaggio per reimpostare la password è stato inviato all’indirizzo indicato.',
  password_changed: 'La password è stata modificata.',
  new_verification_email_sent: 'Un nuovo messaggio di verifica è stato inviato.',
  /** A partner page asked for more trial days or searches than its agreement allows. */
  address_change_pending:
    'L’indirizzo attuale resta valido finché quello nuovo non è stato confermato e il titolare di quello attuale non ha acconsentito, o se entro sette giorni non ha risposto.',
  // {domain}: what follows the @ of an address.
  trial_used_by_domain: 'Per {domain} la prova è già stata usata.',
  offer_limited:
    'Le condizioni richieste superano quelle della convenzione: sono state applicate quelle della convenzione.',
  folder_created: 'La cartella è stata creata.',
  folder_name_exists: 'Esiste già una cartella con questo nome.',
  folder_deleted: 'La cartella è stata eliminata.',
  folder_description_modified: 'La cartella è stata modificata.',
  folder_element_deleted: 'Il risultato è stato rimosso dalla cartella.',
  result_saved_description: 'Il risultato è stato salvato nella cartella.',
  result_feedback_thanks: 'Grazie per la valutazione.',
  user_profile_updated: 'Il profilo è stato aggiornato.',
  user_profile_deleted: 'L’account è stato eliminato.',
  invoice_payment_failed: 'Il pagamento della fattura non è riuscito.',
  /** The cardholder's bank wants authentication first; nothing was refused. */
  payment_authentication_required: 'La banca chiede di confermare il pagamento.',
  /** Why a plan that is billed afterwards is not sold. */
  invoice_due: 'Una fattura precedente è da pagare: il piano si attiva dopo il suo pagamento.',
  subscription_plan_udated: 'Il piano è stato modificato.',
  subscription_payment_method_updated: 'Il metodo di pagamento è stato aggiornato.',
} as const;
