/** Texts of the folders screens. */
export const folders = {
  history_search: 'Cerca nella cronologia',
  history_period: 'Periodo',
  history_period_week: 'Ultimi 7 giorni',
  history_period_month: 'Ultimo mese',
  /** After "period": all time. */
  history_period_all: 'Tutta la cronologia',
  /** Column of buttons that search again. */
  history_column_repeat: 'Ripeti',
  history_column_date: 'Data',
  history_column_type: 'Tipo',
  /** Column: the words that were searched. A noun. */
  history_column_query: 'Ricerca',
  /** Column: how many results each search had. */
  history_column_found: 'Trovati',
  history_column_delete: 'Elimina',
  history_sort_date:
    '{order, select, ASC {Data, dalla più vecchia: ordina dalla più recente} other {Data, dalla più recente: ordina dalla più vecchia}}',
  history_repeat: 'Ripeti la ricerca: {query}',
  /** Number of results at the time of the search. */
  history_found: '{count, plural, =0 {nessun risultato} one {# risultato} other {# risultati}}',
  /** Heading over the searches kept at the top. */
  history_pinned: 'In evidenza',
  history_pin: 'Metti in evidenza: {query}',
  /** Name of the same button while it is pressed. */
  history_unpin: 'Rimuovi da «In evidenza»: {query}',
  history_name: 'Dai un nome: {query}',
  history_name_title: 'Nome della ricerca',
  history_name_label: 'Nome',
  history_name_hint: 'Se il campo è vuoto, resta soltanto la domanda.',
  history_delete_one: 'Elimina dalla cronologia: {query}',
  /** Next to a question that a program asked with a key of this name. */
  history_asked_by: 'fatta da «{name}»',
  /** Replaces a deleted search in the list. */
  history_deleted: 'Eliminata: {query}',
  history_delete_all: 'Elimina tutta la cronologia',
  history_delete_all_text:
    'Tutte le ricerche registrate vengono eliminate. L’operazione non si può annullare.',
  history_delete_all_confirm: 'Elimina tutto',
  history_deleted_all:
    '{count, plural, =0 {La cronologia era già vuota.} one {È stata eliminata una ricerca.} other {Sono state eliminate # ricerche.}}',
  /** Label of a switch. */
  history_paused: 'Non registrare le nuove ricerche',
  history_paused_notice: 'La registrazione è sospesa: le nuove ricerche non compaiono qui.',
  history_private: 'La cronologia è visibile solo a chi ha fatto le ricerche.',
  history_empty: 'Non ci sono ancora ricerche.',
  history_empty_text: 'Ogni ricerca compare qui e si può ripetere con un clic.',
  history_none_found: 'Nessuna ricerca corrisponde ai filtri.',
  history_clear_filters: 'Rimuovi tutti i filtri',
  error_deleting: 'L’eliminazione non è riuscita.',
  folders_new: 'Nuova cartella',
  folders_filter: 'Cerca tra le cartelle',
  folders_count: '{count, plural, =0 {Vuota} one {Un risultato} other {# risultati}}',
  /** Last change of a folder; agrees with «cartella» (feminine). */
  folders_changed: 'Modificata {day}',
  folders_empty: 'Non ci sono ancora cartelle.',
  folders_empty_text:
    'Una cartella raccoglie le massime e le sentenze di una pratica: si crea qui, o salvando un risultato della ricerca.',
  folders_none_found: 'Nessuna cartella corrisponde alla ricerca.',
  /** An administrator looks at the folders of a user. */
  /** Heading of another user's folders. */
  folders_of: 'Cartelle di {name}',
  /** Over the contents of another user's folder. */
  folder_of: 'Cartella di {name}, in sola lettura.',
  folders_of_other: 'Cartelle di un altro utente, in sola lettura.',
  folder_name: 'Nome',
  folder_description: 'Descrizione',
  folder_name_hint: 'Al massimo 50 caratteri.',
  folder_edit_title: 'Modifica la cartella',
  folder_edit: 'Modifica la cartella {name}',
  folder_delete: 'Elimina la cartella {name}',
  folder_delete_title: 'Eliminare la cartella?',
  folder_delete_text:
    'La cartella «{name}» viene eliminata con i risultati salvati e le note. È possibile ripristinarla subito dopo.',
  folder_delete_confirm: 'Elimina',
  folder_restored: 'La cartella è stata ripristinata.',
  folder_stale:
    'La cartella è stata modificata altrove. Salvando di nuovo, questa versione sostituisce l’altra.',
  folder_back: 'Torna alle cartelle',
  folder_missing: 'Questa cartella non esiste o è stata eliminata.',
  folder_empty: 'La cartella è vuota.',
  folder_empty_text: 'I risultati si salvano dalla ricerca, con il segnalibro.',
  // Next to a saved result whose ruling was removed from the collection. Only the data saved with
  // the result are shown.
  folder_not_in_collection: 'Assente dalla raccolta',
  folder_not_verified: 'Non verificata: la raccolta non è raggiungibile',
  folder_query: 'Ricerca: {query}',
  /** Replaces a removed ruling in the list. */
  folder_removed: 'Rimosso dalla cartella: {citation}',
  folder_remove: 'Rimuovi dalla cartella',
  folder_shown: '{shown} di {total} risultati',
  /** Heading of the folder's list of contents, like the index of a book. */
  folder_index: 'Indice',
  folder_filter: 'Cerca nella cartella',
  /** Label of the choice of an order. */
  folder_order: 'Ordine',
  /** The order that the user gives by moving results. */
  folder_order_own: 'Della cartella',
  folder_order_date: 'Data della decisione',
  folder_order_court: 'Giudice',
  folder_order_added: 'Ultimi salvati',
  /** Where another order or a filter is on. */
  folder_order_hint: 'I risultati si spostano nell’ordine della cartella, senza ricerca.',
  folder_none_found: 'Nessun risultato corrisponde alla ricerca.',
  folder_loading_rest: 'Caricamento: {shown} di {total} risultati',
  folder_rest_failed: 'Non tutti i risultati sono stati caricati.',
  /** Name of the handle of a result in the list. */
  folder_move: 'Sposta: {citation}',
  /** How, for screen readers. */
  folder_move_hint: 'Si trascina, oppure si sposta con Alt+↑ e Alt+↓.',
  /** Four buttons that move a result in the list. */
  folder_move_up: 'Su',
  folder_move_down: 'Giù',
  folder_move_first: 'In cima',
  folder_move_last: 'In fondo',
  /** Read out after each step of a move. */
  folder_place: '{citation}: {place} di {total}',
  folder_moved: 'Spostato al n.\u00a0{place}: {citation}',
  folder_not_moved: 'Lo spostamento non è stato salvato. Il risultato è tornato al suo posto.',
  folder_order_changed:
    'La cartella è stata modificata altrove. L’ordine è quello attuale: è possibile spostare di nuovo.',
  /** From a result to the list of its folder, on a phone. */
  folder_to_index: 'Torna all’indice',
  folder_previous: 'Risultato precedente',
  folder_next: 'Risultato successivo',
  /** Which of the results is open. */
  folder_step: '{place} di {total}',
  /** The address names a result that was removed. */
  folder_not_here: 'Questo risultato non è nella cartella.',
  /** Message after the undo key: names the undone change. */
  folder_note_undo:
    '{action, select, written {Nota scritta} emptied {Nota svuotata} other {Nota modificata}}: {citation}',
  folder_export_references: 'Esporta per altri programmi',
  folder_export_docx: 'Esporta in Word',
  folder_print: 'Stampa la cartella',
  folder_note: 'Nota',
  folder_note_placeholder: 'Aggiungi una nota personale',
  folder_note_saving: 'Salvataggio…',
  folder_note_saved: 'Nota salvata',
  folder_note_failed: 'La nota non è stata salvata. Il testo resta qui.',
  /** Name of the field for notes; citation: "Cass. civ., Sez. III, n. 123/2019". */
  folder_notes_of: 'Nota su {citation}',
  error_getting_folder: 'La cartella non è stata caricata.',
  folder_element_missing: 'I dati salvati di questo risultato non sono leggibili.',
  /** Heading of a column in the exported table, as the next ones: court, section, date and number. */
  export_citation: 'Estremi',
  /** The line of subjects above a principle, "Condominio – Parti comuni": the reviews' own term. */
  export_subjects: 'Titoletto',
  export_principle: 'Massima',
  export_later: 'Vicende successive delle norme',
  export_query: 'Ricerca',
  export_note: 'Nota',
  /** In the exported document, below a ruling. */
  export_note_of: 'Nota: {note}',
  export_saved: 'Salvato il',
  export_consulted: 'Consultato {day}',
  /** In the foot of the exported document. */
  export_page: 'Pagina {page}',
} as const;
