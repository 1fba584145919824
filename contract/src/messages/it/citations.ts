/** "Verifica citazioni": the citations of a brief, checked against the collection. */
export const citations = {
  brief_intro:
    'Ogni decisione citata viene cercata nella raccolta, ogni norma riconosciuta. La verifica non consuma ricerche e il testo non viene conservato.',
  brief_label: "Testo dell'atto",
  brief_hint: 'Incollare il testo, oppure trascinare qui un file .docx o .txt.',
  brief_placeholder: 'Cass. civ., sez. III, 12 gennaio 2018, n. 1234; art. 2043 c.c.…',
  /** Characters typed, of those allowed. */
  brief_count: '{count, number} di {max, number} caratteri',
  brief_too_long: 'Il testo supera i {max, number} caratteri: verificarlo in più parti.',
  brief_unreadable: 'Il file non si legge: servono un documento .docx o un testo .txt.',
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
  report_open: 'Cerca la decisione',
  report_search: 'Cerca',
  report_missing_note:
    'Una decisione che non è nella raccolta può esistere: va controllata alla fonte prima di citarla.',
  'state.found': 'Nella raccolta',
  'state.differs': 'Da controllare',
  'state.missing': 'Non nella raccolta',
  'state.understood': 'Norme riconosciute',
  differs_date: 'Nella raccolta con la data {date}:',
  differs_section: "Nella raccolta con un'altra sezione:",
  differs_court: "Nella raccolta di un'altra autorità:",
} as const;
