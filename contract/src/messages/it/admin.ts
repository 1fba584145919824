/** Texts of the admin screens. */
export const admin = {
  admin_title: 'Utenti',
  admin_add: 'Aggiungi un utente',
  /** After a file with the list was saved. */
  admin_exported:
    '{count, plural, one {È stato esportato un utente.} other {Sono stati esportati # utenti.}}',
  admin_search: 'Cerca per nome, cognome o e-mail',
  /** Label of the choice of which users the list shows: a verb. */
  admin_filter: 'Mostra',
  admin_filter_all: 'Tutti',
  admin_filter_true: 'E-mail verificata',
  admin_filter_false: 'E-mail non verificata',
  /** Users who are not disabled; plural. */
  admin_filter_enabled: 'Attivi',
  /** Plural, of users. */
  admin_filter_disabled: 'Disattivati',
  /** Plural, of users whose right to search has expired. */
  admin_filter_expired: 'Scaduti',
  admin_filter_trial: 'In prova',
  /** Plural, of users: under a tenth of their searches is left. */
  admin_filter_low: 'Ricerche quasi esaurite',
  admin_filter_many: 'Molti risultati in 30 giorni',
  admin_none: 'Nessun utente corrisponde.',
  admin_name: 'Nome',
  admin_surname: 'Cognome',
  admin_email: 'E-mail',
  /** Column: whether the e-mail address was verified. */
  admin_verified: 'Verifica',
  /** Describes the e-mail address: feminine in Italian. */
  admin_is_verified: 'Verificata',
  admin_not_verified: 'Non verificata',
  /** Singular, next to one user. */
  admin_disabled: 'Disattivato',
  admin_role_admin: 'Amministratore',
  admin_plan: 'Piano',
  /** Describes the plan: masculine in Italian. */
  admin_plan_none: 'Nessuno',
  /** Column with the searches used and their limit. A noun. */
  admin_queries: 'Ricerche',
  admin_queries_used: '{used} di {total}',
  admin_queries_unlimited: '{used}, senza limite',
  /** Column of the file with the users. */
  admin_queries_spent: 'Ricerche usate',
  /** Column with the last day of the right to search. */
  admin_licence: 'Scadenza licenza',
  /** Describes the licence: feminine in Italian. */
  admin_licence_none: 'Nessuna',
  admin_licence_over: 'Scaduta',
  /** Column: date of the registration. */
  admin_registered: 'Registrazione',
  admin_actions: 'Azioni',
  /** Name of a column heading that sorts. */
  admin_sort: '{column}: ordina',
  /** Name of a button in a row; opens the dialog to add or reset searches. */
  admin_refresh: 'Gestisci le ricerche di {name}',
  /** Button of a row, while the e-mail address is not verified. */
  admin_send_verification: 'Invia di nuovo il messaggio di verifica a {name}',
  admin_send_password: 'Invia a {name} un collegamento per scegliere la password',
  /** Buttons of an account's page; the list has icons with longer names. */
  admin_send_verification_again: 'Invia la verifica',
  admin_send_password_again: 'Invia il collegamento per la password',
  admin_verification_sent: 'Il messaggio di verifica è stato inviato a {email}.',
  admin_password_sent: 'Il collegamento per scegliere la password è stato inviato a {email}.',
  admin_edit: 'Modifica {name}',
  admin_delete: 'Elimina {name}',
  admin_folders: 'Cartelle di {name}',
  admin_delete_title: 'Eliminare l’utente?',
  admin_delete_text:
    'L’account di {name} ({email}), le cartelle e la cronologia vengono eliminati; l’abbonamento cessa subito, senza rimborso. Con il piano a consumo, quanto non ancora fatturato viene addebitato subito. L’operazione non si può annullare.',
  admin_delete_yes: 'Elimina l’utente',
  admin_delete_no: 'Annulla',
  admin_deleted: 'L’utente è stato eliminato.',
  /** reason: a whole sentence. */
  admin_delete_error: 'Errore: {reason}',
  admin_queries_title: 'Ricerche di {name}',
  /** Searches used, and the number that the plan includes. */
  admin_queries_text: 'Usate {used} su {total}.',
  admin_queries_text_unlimited: 'Usate {used}; il piano non ha limite, quindi non occorre aggiungerne.',
  admin_queries_count: 'Ricerche da aggiungere',
  admin_queries_add: 'Aggiungi',
  admin_queries_reset: 'Azzera le ricerche usate',
  queries_added: 'Le ricerche sono state aggiunte.',
  queries_reset: 'Le ricerche usate sono state azzerate.',
  /** Checkbox of the list's heading: picks all users of the page. */
  admin_pick_all: 'Seleziona tutti gli utenti della pagina',
  /** Checkbox of a row. */
  admin_pick: 'Seleziona {name}',
  admin_picked: '{count, plural, one {Un utente selezionato} other {# utenti selezionati}}',
  /** Name of the bar with the actions for the selected users. */
  admin_picked_actions: 'Azioni sugli utenti selezionati',
  /** Button. count: number of selected users with an unverified address. */
  admin_picked_verify: '{count, plural, one {Invia la verifica} other {Invia # verifiche}}',
  admin_picked_queries: 'Gestisci le ricerche',
  /** Button: clears the selection. */
  admin_picked_none: 'Deseleziona',
  admin_verifications_sent:
    '{count, plural, one {È stato inviato un messaggio di verifica.} other {Sono stati inviati # messaggi di verifica.}}',
  /** The users stay selected. */
  admin_some_failed:
    '{count, plural, one {L’operazione non è riuscita per un utente, che resta selezionato.} other {L’operazione non è riuscita per # utenti, che restano selezionati.}}',
  admin_queries_title_many: 'Ricerche di {count} utenti',
  admin_queries_without_limit:
    '{count, plural, one {Un utente ha ricerche senza limite: non riceve altre ricerche.} other {# utenti hanno ricerche senza limite: non ricevono altre ricerche.}}',
  admin_create_title: 'Nuovo utente',
  admin_edit_title: 'Modifica l’utente',
  admin_queries_field: 'Ricerche comprese',
  admin_queries_hint: 'Un numero negativo significa senza limite.',
  admin_licence_field: 'La licenza scade il',
  admin_licence_hint: 'Senza una data non c’è licenza.',
  admin_licence_wrong: 'Occorre indicare una data valida, con quattro cifre per l’anno.',
  admin_email_hint:
    'Un nuovo indirizzo vale quando è confermato e il titolare di quello attuale acconsente, o non risponde entro sette giorni.',
  admin_verified_field: 'E-mail verificata',
  admin_disabled_field: 'Account disattivato',
  admin_billing_toggle: 'Dati di fatturazione',
  admin_back: 'Torna all’elenco',
  admin_created_hint: 'Il nuovo utente riceve per e-mail un collegamento per scegliere la password.',
  admin_created_without_billing:
    'L’utente è stato creato, ma i dati di fatturazione non sono stati salvati: si possono aggiungere qui.',
  user_profile_created: 'L’utente è stato creato.',
  admin_never: 'Mai',
  /** Basis of the account's right to search. */
  admin_standing: 'Stato',
  admin_standing_administrator: 'Amministratore',
  admin_standing_subscription: 'Abbonamento attivo',
  admin_standing_licence: 'Licenza attiva',
  admin_standing_trial: 'In prova',
  /** Singular: the account's right to search has expired. */
  admin_standing_over: 'Scaduto',
  /** The account never had the right to search. */
  admin_standing_none: 'Mai attivato',
  admin_standing_until: 'fino {day}',
  /** After "expired". */
  admin_standing_since: '{day}',
  admin_last_login: 'Ultimo accesso',
  /** When the account was last used. */
  admin_last_seen: 'Ultimo uso',
  /** How many keys of an account are valid. */
  admin_connections: 'Chiavi',
  admin_mails: 'Ultimi messaggi',
  admin_mails_none: 'Nessun messaggio negli ultimi 30 giorni.',
  admin_mail_verification: 'Verifica dell’indirizzo e-mail',
  admin_mail_restore: 'Password dimenticata',
  admin_mail_choose_password: 'Invito a scegliere la password',
  admin_mail_password_changed: 'Avviso di password modificata',
  admin_mail_other_device: 'Avviso di accesso da un altro dispositivo',
  admin_mail_alert_news: 'Novità degli avvisi',
  admin_mail_address_confirm: 'Conferma del nuovo indirizzo',
  admin_mail_address_asked: 'Richiesta di consenso al nuovo indirizzo',
  admin_mail_address_changed: 'Avviso di indirizzo cambiato',
  admin_mail_address_ended: 'Avviso di indirizzo invariato',
  admin_mail_trial_ending: 'Fine del periodo di prova',
  admin_mail_state_waiting: 'In attesa',
  admin_mail_state_sent: 'Inviato',
  admin_mail_state_failed: 'Non recapitato',
  admin_folders_none: 'Nessuna cartella.',
  admin_log: 'Registro di sicurezza',
  /** Checkbox: also shows entries of things that were only read. */
  admin_log_looks: 'Anche le consultazioni',
  admin_log_none: 'Nessuna voce.',
  /** who: an e-mail address. */
  admin_log_by: 'da {who}',
  /** Entries of the security log: the action as a noun. */
  audit_accounts_create: 'Registrazione',
  audit_accounts_verify: 'Verifica dell’indirizzo',
  audit_accounts_resendVerification: 'Richiesta di un nuovo messaggio di verifica',
  audit_accounts_sendVerification: 'Invio del messaggio di verifica',
  audit_accounts_sendPasswordLink: 'Invio del collegamento per la password',
  audit_accounts_update: 'Modifica dell’account',
  audit_accounts_updatePassword: 'Modifica della password',
  audit_accounts_addQueries: 'Modifica del numero di ricerche',
  audit_accounts_export: 'Esportazione dei dati',
  audit_accounts_addressChange: 'Consultazione della modifica dell’indirizzo',
  audit_accounts_askForAddress: 'Richiesta di un nuovo indirizzo',
  audit_accounts_confirmAddress: 'Conferma del nuovo indirizzo',
  audit_accounts_agreeToAddress: 'Consenso al nuovo indirizzo',
  audit_accounts_stopAddressChange: 'Blocco della modifica dell’indirizzo',
  audit_accounts_withdrawAddressChange: 'Ritiro della modifica dell’indirizzo',
  audit_job_addressChange: 'Esito della modifica dell’indirizzo',
  audit_accounts_remove: 'Eliminazione dell’account',
  audit_accounts_byId: 'Consultazione dell’account',
  audit_accounts_overview: 'Consultazione dello stato',
  audit_accounts_audit: 'Consultazione del registro',
  audit_accounts_list: 'Consultazione dell’elenco degli utenti',
  audit_projects_list: 'Consultazione delle cartelle',
  audit_projects_byId: 'Consultazione di una cartella',
  audit_session_login: 'Accesso',
  audit_session_loginWithToken: 'Accesso con un collegamento',
  audit_session_logout: 'Uscita',
  audit_session_requestRestore: 'Richiesta di una nuova password',
  audit_session_restore: 'Scelta di una nuova password',
  audit_search_run: 'Ricerca',
  /** Name of the links between the parts of the administration. */
  admin_parts: 'Parti dell’amministrazione',
  /** Link and heading: the rulings that can be searched. */
  collection_title: 'Raccolta',
  collection_engine: 'Motore di ricerca',
  collection_engine_answers: 'Risponde',
  collection_engine_away: 'Non risponde',
  /** ms: milliseconds. */
  collection_engine_took: 'in {ms} ms',
  collection_away:
    'Il motore di ricerca non risponde, oppure il suo indice non è completo: cercare non è possibile e non consuma ricerche.',
  collection_rulings: 'Decisioni',
  collection_with_text: '{count} con il testo integrale',
  collection_principles: 'Massime',
  collection_verdicts: 'Sentenze',
  /** Whether embeddings affect the order of results. */
  collection_meaning: 'Significato',
  collection_meaning_on: 'Concorre all’ordine dei risultati ({model})',
  collection_meaning_no_vectors:
    'Non concorre: l’indice non ha vettori. I risultati sono ordinati per parole.',
  collection_meaning_no_model:
    'Non concorre: il server non ha un modello. I risultati sono ordinati per parole.',
  collection_meaning_another_model:
    'Non concorre: l’indice è stato creato con un altro modello ({model}). I risultati sono ordinati per parole.',
  collection_meaning_away:
    'Non concorre: il modello {model} non risponde. I risultati sono ordinati per parole.',
  /** count: a number in the language's own form. */
  collection_meaning_vectors: '{count} testi con un vettore',
  collection_latest: 'Decisione più recente',
  collection_by_court: 'Per giudice e anno',
  collection_court: 'Giudice',
  collection_years: 'Anni',
  /** The first and the last year; "2003–2025". */
  collection_years_range: '{from}–{to}',
  collection_runs: 'Ultime indicizzazioni',
  collection_run_of: 'Raccolta «{name}»',
  /** Number of the collection's rulings in the index. */
  collection_run_rulings: '{count, plural, one {una decisione} other {# decisioni}}',
  collection_runs_none: 'Nessuna raccolta è ancora stata indicizzata.',
  /** Name and licence of a public source. */
  collection_source: 'Fonte: {name} · Licenza: {licence}',
  // a corpus of rulings
  collection_outdated: 'Da reindicizzare',
  collection_run_none: 'Nessun resoconto: è stata indicizzata da una versione precedente.',
  /** End and duration of the run. */
  collection_run_when: 'Conclusa {day} alle {time}, in {seconds, plural, one {un secondo} other {# secondi}}',
  collection_run_counts: '{rulings} decisioni lette, con {principles} massime e sentenze',
  collection_rejected:
    '{count, plural, =0 {Nessuna riga scartata} one {Una riga scartata} other {# righe scartate}}',
  collection_rejected_first: 'Le prime {count}:',
  /** Where the line is: "file.jsonl, riga 12". */
  collection_reject_at: '{file}, riga {line}',
  /** Link and heading: the agreements with bar associations. */
  offers_title: 'Convenzioni',
  offers_text:
    'Ogni convenzione ha un collegamento segreto, da dare al suo Ordine: mostra quante registrazioni ci sono state e in quali giorni, mai di chi. Chi ha il collegamento le vede senza accedere.',
  /** Link to the counts of one agreement. */
  offers_signups: 'Registrazioni per giorno',
  offers_copy: 'Copia il collegamento',
  offers_copy_of: 'Copia il collegamento di {name}',
  offers_copied: 'Il collegamento è stato copiato.',
  offers_not_copied: 'Il collegamento non è stato copiato.',
  signup_queries_must_be_number: 'Le ricerche devono essere un numero.',
  admin_second_factor: 'Secondo fattore',
  admin_factor_active: 'attivo',
  admin_factor_none: 'nessuno',
  admin_factor_reset: 'Recupera',
  admin_factor_reset_title: 'Recupera l’account',
  admin_factor_reset_text:
    'Le sessioni terminano subito e l’accesso è sospeso. Dopo 24 ore terminano i secondi fattori, la password e ogni accesso, e il titolare riceve un collegamento per la nuova password. Il titolare è avvisato e può annullare.',
  admin_factor_reset_checked: 'Come è stata accertata l’identità',
  admin_factor_reset_checked_hint: 'Da 10 a 200 caratteri.',
  admin_factor_reset_email: 'Nuovo indirizzo e-mail (facoltativo)',
  admin_factor_reset_email_hint:
    'Se la casella non è più del titolare. Il recupero ha effetto dopo sette giorni, se la nuova casella conferma, e la cronologia viene eliminata.',
  admin_factor_reset_begun: 'Il recupero è avviato e il titolare è stato avvisato.',
  admin_factor_reset_waits: 'Recupero {day}',
  admin_mail_second_factor: 'Avviso sul secondo fattore',
  audit_session_loginWithFactor: 'Accesso con secondo fattore',
  audit_session_loginWithPasskey: 'Accesso con la sola passkey',
  audit_factors_confirmApp: 'Aggiunta di un’app con codici',
  audit_factors_addPasskey: 'Aggiunta di una passkey',
  audit_factors_removeApp: 'Rimozione dell’app con codici',
  audit_factors_removePasskey: 'Rimozione di una passkey',
  audit_factors_renewRecoveryCodes: 'Nuovi codici di recupero',
  audit_factors_allowPasskeyAlone: 'Scelta sull’accesso con la sola passkey',
  audit_factors_forgetDevices: 'Dispositivi dimenticati',
  audit_factors_reset: 'Avvio del recupero dell’account',
  audit_factors_stopReset: 'Annullamento del recupero dell’account',
  audit_job_factorReset: 'Azzeramento del secondo fattore',
} as const;
