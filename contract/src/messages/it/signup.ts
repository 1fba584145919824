/** Texts of the signup form, of the frame on partner pages and of its refusal, and of the partners' pages. ICU; whole sentences. */
export const signup = {
  signup_title: 'Crea un account',
  signup_intro: 'Massime e sentenze per una domanda in linguaggio naturale.',
  signup_name: 'Nome',
  signup_surname: 'Cognome',
  signup_lawyer_type: 'Attività',
  signup_lawyer_type_choose: 'Seleziona l’attività',
  signup_email: 'Indirizzo e-mail',
  signup_password: 'Password',
  signup_password_hint: 'Almeno {min} caratteri.',
  /** Name of an eye inside the password field, pressed while the password is shown. */
  signup_password_reveal: 'Mostra la password',
  /** {link}, and then {privacy}, are the next two texts, as links that open a new window. */
  signup_terms: 'Accetto le {link} e ho letto l’{privacy}.',
  signup_terms_link: 'condizioni d’uso',
  signup_privacy_link: 'informativa sulla privacy',
  signup_new_window: '(si apre in una nuova finestra)',
  signup_submit: 'Crea l’account',
  signup_processing: 'Creazione in corso…',
  signup_have_account: 'Già in possesso di un account?',
  signup_login: 'Accedi',
  /** The address came from the page of a bar association and cannot be changed. */
  signup_email_fixed: 'Indirizzo indicato dalla pagina di provenienza.',
  signup_email_checking: 'Verifica dell’indirizzo…',
  /** Honeypot, read only by users who do not see the page as drawn. */
  signup_website: 'Da lasciare vuoto',
  signup_returning:
    'A questo indirizzo corrispondeva un account, poi eliminato. È possibile registrarsi di nuovo, ma senza un altro periodo di prova.',
  signup_in_use_title: 'Account già esistente',
  signup_in_use_body: 'Esiste già un account per {email}. È sufficiente accedere.',
  /** Above the list of fields to correct. */
  signup_errors: 'Da correggere:',
  /** Next to the box that accepts the terms. */
  signup_terms_required: 'Per registrarsi occorre accettare le condizioni d’uso.',
  signup_lawyer_type_is_required: 'Occorre selezionare l’attività.',
  signup_name_is_required: 'Occorre indicare il nome.',
  signup_surname_is_required: 'Occorre indicare il cognome.',
  signup_email_is_required: 'Occorre indicare l’indirizzo e-mail.',
  signup_email_is_invalid: 'L’indirizzo e-mail non è scritto correttamente.',
  signup_password_is_required: 'Occorre scegliere una password.',
  signup_plan_is_required: 'Occorre scegliere un piano.',
  signup_payment_method_is_required: 'Occorre indicare un metodo di pagamento.',
  signup_card_requires_plan: 'Per indicare una carta occorre prima scegliere un piano.',
  signup_failed: 'La registrazione non è riuscita. È possibile riprovare.',
  signup_unreachable:
    'Il servizio non risponde. Quanto scritto resta nel modulo: è possibile riprovare tra poco.',
  signup_offer_unknown: 'Questa convenzione non esiste più: valgono le condizioni ordinarie.',
  signup_success_title: 'Registrazione completata',
  signup_success_body: 'Un messaggio con il collegamento di verifica è stato inviato a {email}.',
  signup_success_alert: 'Per iniziare occorre aprire quel collegamento, valido sette giorni.',
  signup_email_not_received: 'Il messaggio non è arrivato?',
  signup_resend: 'Invia di nuovo',
  signup_resending: 'Invio…',
  signup_resend_failed: 'Il messaggio non è stato inviato. È possibile riprovare.',
  work_area_lawyer: 'Avvocato',
  work_area_private_legal_office: 'Giurista d’impresa',
  work_area_public_entity: 'Legale di ente pubblico',
  work_area_judge: 'Magistrato',
  work_area_rome_order_lawyer: 'Avvocato iscritto all’Ordine di Roma',
  /** Name of the frame, for screen readers. */
  widget_frame_title: 'Registrazione a Massima',
  widget_close: 'Chiudi',
  /** Shown in the frame where the browser runs no scripts. */
  widget_no_scripts: 'Per registrarsi occorre che il browser esegua JavaScript.',
  widget_refused_title: 'Il modulo non può essere mostrato in questa pagina',
  widget_refused_body:
    'L’indirizzo della pagina che lo contiene non è tra quelli autorizzati per questa convenzione.',
  widget_refused_visitor: 'È comunque possibile registrarsi sul sito di Massima.',
  widget_refused_link: 'Apri la registrazione',
  widget_refused_owner:
    'Per chi gestisce la pagina: occorre chiedere all’assistenza di Massima di aggiungere l’origine del sito (per esempio https://www.ordine.example) a quelle della convenzione, e controllare i valori price_type e origin del codice.',
  partners_title: 'Il modulo di registrazione per gli Ordini',
  partners_intro:
    'Un breve codice HTML inserisce il modulo di registrazione nella pagina dell’Ordine. La password si scrive soltanto sul nostro sito; la pagina dell’Ordine sa che qualcuno si è registrato, non chi.',
  partners_guide_link: 'Guida all’installazione',
  /** Link to the page that composes the line of HTML. */
  partners_builder_link: 'Genera il codice',
  partners_form: 'Come deve apparire',
  /** How the form is placed on the page: inline or in a dialog. */
  partners_mode: 'Forma',
  partners_mode_inline: 'Nella pagina',
  partners_mode_dialog: 'Collegamento che apre una finestra',
  partners_locale: 'Lingua',
  /** The language is that of the page. */
  partners_locale_page: 'Quella della pagina (il modulo appare un istante dopo)',
  partners_theme: 'Aspetto',
  partners_theme_light: 'Chiaro',
  partners_theme_dark: 'Scuro',
  partners_theme_auto: 'Come la pagina, o come preferisce chi legge',
  partners_accent: 'Colore principale',
  partners_accent_hint: 'Sei cifre esadecimali, per esempio 14365c.',
  partners_accent_moved:
    'Questo colore non si legge bene sullo sfondo: nei testi il modulo ne usa uno più leggibile.',
  partners_accent_wrong: 'Occorrono tre o sei cifre esadecimali.',
  partners_background: 'Sfondo',
  partners_background_hint:
    'Vuoto: quello dell’aspetto scelto. Uno sfondo su cui i testi non si leggono non viene usato.',
  partners_radius: 'Raggio degli angoli, in pixel',
  partners_font: 'Carattere',
  partners_font_hint: 'Il nome di un carattere presente nei computer di chi legge, per esempio Georgia.',
  /** How much space is left between fields. */
  partners_density: 'Densità',
  partners_density_comfortable: 'Ampia',
  partners_density_compact: 'Compatta',
  partners_offer: 'Convenzione',
  partners_price_type: 'Tipo di offerta',
  partners_price_type_hint: 'Quello indicato nella convenzione; altrimenti regular.',
  /** Short name of the bar association, as the agreement has it. */
  partners_origin: 'Sigla dell’Ordine',
  partners_origin_hint: 'Se la convenzione ne indica una.',
  partners_trial_days: 'Giorni di prova',
  partners_coupon: 'Codice promozionale',
  partners_snippet: 'Il codice da copiare',
  partners_copy: 'Copia il codice',
  partners_copied: 'Il codice è stato copiato.',
  partners_copy_failed: 'Il codice non è stato copiato: è possibile selezionarlo e copiarlo a mano.',
  partners_preview: 'Anteprima',
  partners_preview_failed: 'L’anteprima non è disponibile in questo momento.',
  /** event: for example massima:ready. */
  partners_events: 'Evento ricevuto dalla pagina: {event}',
  partners_guide_title: 'Guida all’installazione del modulo',
  partners_guide_one_title: '1. Far registrare l’indirizzo della pagina',
  partners_guide_one:
    'Il modulo appare soltanto nelle pagine la cui origine (per esempio https://www.ordine.example) è tra quelle della convenzione. Per aggiungerla basta chiederlo all’assistenza. In ogni altra pagina appare una nota, mai il modulo.',
  partners_guide_two_title: '2. Copiare il codice',
  partners_guide_two:
    'Il codice si genera nella pagina apposita e va inserito dove deve apparire il modulo. Lo script carica il modulo e ne adatta l’altezza; nel codice completo l’iframe c’è già e si carica insieme alla pagina. Lo stile min-height riserva lo spazio, perché nulla si sposti durante il caricamento. Se il sito rimuove l’iframe o gli script sono disattivati, resta un collegamento.',
  partners_guide_three_title: '3. Se il sito ha una politica di sicurezza (CSP)',
  partners_guide_three:
    'Occorre permettere lo script e l’iframe: script-src {origin} (oppure il nonce della pagina sull’elemento script) e frame-src {origin}. Gli stili non hanno bisogno di permessi, salvo i due scritti nel codice: dove sono vietati, min-height può stare nel foglio di stile del sito e quello dell’iframe si omette.',
  partners_guide_four_title: '4. Precompilare i campi',
  partners_guide_four:
    'I valori name, surname, email e lawyer_type, aggiunti ai due indirizzi del codice, compilano i campi corrispondenti. Nel codice senza l’elemento template si usano gli attributi data-name, data-surname, data-email e data-lawyer-type. Un indirizzo e-mail indicato così non può essere cambiato da chi si registra.',
  partners_guide_five_title: '5. Ricevere gli eventi',
  partners_guide_five:
    'La pagina riceve massima:ready, massima:resized, massima:started, massima:submitted e massima:failed, senza alcun dato personale.',
  partners_guide_six_title: '6. Più moduli, pagine che cambiano',
  partners_guide_six:
    'In una pagina possono stare più moduli; lo script va inserito una volta sola, ma ripeterlo non causa problemi. Un elemento aggiunto in seguito è riconosciuto automaticamente, oppure con Massima.mount(elemento, opzioni), che restituisce configure per cambiare i colori a modulo aperto.',
  /** Name of a colour picker; name: that of its field. */
  partners_picker: '{name}: scegli dalla tavolozza',
  partners_contrast: 'Contrasto con lo sfondo: {ratio} a 1 (per i testi occorre almeno 4,5).',
  partners_offer_unknown: 'Nessuna convenzione ha questo nome: con questo codice il modulo non appare.',
  partners_trial_days_wrong: 'Occorre un numero intero di giorni.',
  /** Next to the field; what the agreement allows. */
  partners_trial_days_most:
    'I giorni che la convenzione concede sono al massimo {most}: quelli in più non valgono.',
  partners_coupon_unknown: 'La convenzione non prevede questo codice promozionale: non viene applicato.',
  /** Checkbox: the longer form of the line. */
  partners_robust: 'Codice completo',
  partners_robust_hint: 'Più lungo: contiene l’iframe, che non aspetta lo script.',
  partners_mail: 'Invia al webmaster',
  partners_mail_subject: 'Il codice per il modulo di registrazione a Massima',
  partners_mail_body:
    'Questo codice va inserito nel punto della pagina in cui deve apparire il modulo:\n\n{line}',
  partners_guide_wordpress_title: '7. Con WordPress e altri editor',
  partners_guide_wordpress:
    'Il codice va in un blocco HTML personalizzato, in fondo all’elenco dei blocchi. Chi non ha il permesso di inserire script perde lo script al salvataggio: il codice deve essere inserito da un amministratore del sito. Se resta soltanto il collegamento, il modulo si apre in una pagina a parte e funziona ugualmente.',
  partners_trial_queries: 'Ricerche di prova',
  /** Next to the field; what the agreement allows. Without a number the form requests no limit, and the lawyer sees that it was cut. */
  partners_trial_queries_most:
    'La convenzione concede al massimo {most} ricerche di prova: con un numero più alto, o senza, chi si registra legge una nota.',
  partners_trial_queries_wrong: 'Occorre un numero intero di ricerche.',
  /** Alternative texts of the guide's pictures. */
  partners_picture_line: 'Disegno: una pagina del sito con il codice evidenziato fra due paragrafi.',
  partners_picture_form: 'Disegno: la stessa pagina, con il modulo al posto del codice.',
  partners_picture_block: 'Disegno: l’elenco dei blocchi di un editor, con il blocco HTML scelto.',
  partners_signups_title: 'Registrazioni attraverso la convenzione',
  partners_signups_intro:
    'Registrazioni degli ultimi novanta giorni attraverso la convenzione {offer}, senza gli account eliminati nel frattempo. Qui non compare nessun dato personale. Chi ha questo indirizzo può vedere la pagina: è bene non pubblicarlo.',
  partners_signups_total: 'Totale delle registrazioni: {count}',
  partners_signups_day: 'Giorno',
  partners_signups_count: 'Registrazioni',
} as const;
