/** "Verifica citazioni": the citations of a brief, checked against the collection. */
export const citations = {
  brief_intro:
    'Ogni decisione citata viene cercata nella raccolta, ogni norma riconosciuta. La verifica non consuma ricerche e il testo non viene conservato.',
  brief_label: 'Testo dell’atto',
  brief_hint:
    'Incollare il testo, oppure trascinare qui un documento .docx, .odt, .pdf o .txt. Resta in questa scheda del browser.',
  brief_placeholder: 'Cass. civ., Sez.\u00a0III, 12 gennaio 2018, n.\u00a01234; art.\u00a02043 c.c.…',
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
  report_copy: 'Copia l’esito',
  report_copied: 'L’esito è stato copiato.',
  report_not_copied: 'L’esito non è stato copiato: il browser non lo permette.',
  report_print: 'Stampa l’esito',
  report_open: 'Apri la decisione',
  report_search: 'Cerca',
  report_missing_note:
    'Una decisione che non è nella raccolta può esistere: va controllata alla fonte prima di citarla.',
  'state.found': 'Nella raccolta',
  'state.differs': 'Da controllare',
  'state.elsewhere': 'Nella raccolta con altro anno o altro giudice',
  'state.impossible': 'Non può esistere',
  'state.missing': 'Non nella raccolta',
  'state.unread': 'Non compreso',
  'state.understood': 'Norme riconosciute',
  differs_date: 'Nella raccolta con la data {date}:',
  differs_section: 'Nella raccolta con un’altra sezione:',
  differs_court: 'Nella raccolta di un altro giudice:',
  differs_year: 'Nella raccolta il numero è di un altro anno:',
  report_total_unread:
    '{count, plural, one {Un passo sembra una citazione e non è stato compreso.} other {# passi sembrano citazioni e non sono stati compresi.}}',
  /** Under the words of the brief; how the check understood them. */
  report_reading: 'Letta come {label}',
  /** A list of «sent. cit.» and the like. */
  report_also: 'Richiamata anche come {list}',
  report_unread_note: 'Vanno controllati a mano: la verifica non ne dice nulla.',
  /** Before the citation of the ruling with that number. */
  report_instead: 'Nella raccolta:',
  /** A day as the brief writes it: 30 febbraio 2018. */
  impossible_date: 'Il giorno {limit} non esiste.',
  impossible_future: 'La data o l’anno devono ancora venire.',
  impossible_year: 'Questo giudice decide dal {limit}.',
  impossible_number: 'Un numero così non esiste.',
  impossible_number_above: 'I numeri di un anno di questo giudice non superano {highest, number}.',
  impossible_section: 'Le sezioni sono {list}: questa non esiste.',
  impossible_no_sections: 'Questo giudice non ha sezioni.',
  impossible_court: 'In questa città non ha sede una Corte d’appello.',
  impossible_article: 'L’ultimo articolo è il {limit}.',
  /** Court and year, then how much of them there is. */
  coverage_share:
    '{label}: nella raccolta il {share, number}\u00a0% dei numeri fino a {highest, number} ({count, plural, one {una decisione} other {# decisioni}}).',
  coverage_little:
    '{label}: nella raccolta meno dell’1\u00a0% dei numeri fino a {highest, number} ({count, plural, one {una decisione} other {# decisioni}}).',
  coverage_none: '{label}: nessuna decisione nella raccolta.',
  coverage_all:
    '{label}: {count, plural, =0 {nessuna decisione} one {una decisione} other {# decisioni}} nella raccolta.',
  report_word: 'Esporta in Word',
} as const;
