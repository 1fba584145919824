/** "Verifica citazioni": the citations of a brief, checked against the collection. */
export const citations = {
  brief_intro:
    'Ogni decisione citata viene cercata nella raccolta, ogni norma riconosciuta. La verifica non consuma ricerche e il testo non viene conservato.',
  brief_label: "Testo dell'atto",
  brief_hint:
    'Incollare il testo, oppure trascinare qui un documento .docx, .odt, .pdf o .txt. Resta in questa scheda del browser.',
  brief_placeholder: 'Cass. civ., sez. III, 12 gennaio 2018, n. 1234; art. 2043 c.c.…',
  /** Characters typed, of those allowed. */
  brief_count: '{count, number} di {max, number} caratteri',
  /** After the count of characters. */
  brief_limit: 'Al massimo {count, plural, one {una verifica} other {# verifiche}} al giorno.',
  /** A file is being read; its name. */
  brief_reading: 'Lettura di {name}…',
  brief_too_long: 'Il testo supera i {max, number} caratteri: verificarlo in più parti.',
  'brief_refused.empty': 'Il file è vuoto.',
  'brief_refused.unknown_format':
    'Il formato del file non si legge: servono .docx, .odt, .pdf con testo o .txt.',
  'brief_refused.old_word':
    'Il file è in un formato di Word precedente al 2007: salvarlo come .docx e sceglierlo di nuovo.',
  'brief_refused.protected': 'Il file è protetto da una password: salvarne una copia senza protezione.',
  'brief_refused.damaged':
    'Il file è danneggiato o incompleto: aprirlo, salvarlo di nuovo e sceglierlo ancora, oppure incollare il testo.',
  'brief_refused.too_large': 'Il file è troppo grande per essere letto: incollare il testo.',
  'brief_refused.no_text':
    'Il file non contiene testo: una scansione è fatta di immagini e va prima riconosciuta (OCR).',
  'brief_refused.too_slow':
    'La lettura del file richiede troppo tempo ed è stata interrotta: incollare il testo.',
  brief_check: 'Verifica',
  brief_choose_file: 'Scegli un file',
  brief_clear: 'Svuota',
  report_title: 'Esito della verifica',
  report_text: 'Testo con le citazioni evidenziate',
  report_total:
    '{count, plural, =0 {Nessuna citazione riconosciuta nel testo.} one {Una citazione riconosciuta.} other {# citazioni riconosciute.}}',
  /** How often the same citation stands in the text. */
  report_times: '({count, plural, one {una volta} other {# volte}})',
  report_edit: 'Modifica il testo',
  report_copy: "Copia l'esito",
  report_copied: 'Esito copiato.',
  report_not_copied: 'Impossibile copiare: il browser lo impedisce.',
  report_print: "Stampa l'esito",
  /** Opens the ruling by searching for it, which costs a query. */
  report_open: 'Apri la decisione',
  report_find: 'Cerca la decisione',
  report_search: 'Cerca',
  report_missing_note:
    'Una decisione che non è nella raccolta può esistere: va controllata alla fonte prima di citarla.',
  'state.found': 'Nella raccolta',
  'state.differs': 'Da controllare',
  'state.elsewhere': 'Nella raccolta con altro anno o altra autorità',
  'state.impossible': 'Non può esistere',
  'state.missing': 'Non nella raccolta',
  'state.unread': 'Non compreso',
  'state.understood': 'Norme riconosciute',
  differs_date: 'Nella raccolta con la data {date}:',
  differs_section: "Nella raccolta con un'altra sezione:",
  differs_court: "Nella raccolta di un'altra autorità:",
  differs_year: 'Nella raccolta il numero è di un altro anno:',
} as const;
