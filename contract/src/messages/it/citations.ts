/** "Verifica citazioni": the citations of a brief, checked against the collection. */
export const citations = {
  brief_intro:
    'Le decisioni citate vengono cercate nella raccolta e i passi tra virgolette confrontati con esse; le norme sono soltanto riconosciute. La verifica non consuma ricerche e il testo non viene conservato.',
  brief_label: 'Testo dell’atto',
  brief_hint:
    'Incollare il testo, oppure trascinare qui un documento .docx, .odt, .pdf, .txt o .eml, anche firmato (.p7m). Il testo viene inviato solo premendo «Verifica» e il server non lo conserva.',
  brief_placeholder: 'Cass. civ., Sez.\u00a0III, 12 gennaio 2018, n.\u00a01234; art.\u00a02043 c.c.…',
  /** Number of characters typed, out of the maximum. */
  brief_count: '{count, number} di {max, number} caratteri',
  /** After the count of characters. */
  brief_limit: 'Al massimo {count, plural, one {una verifica} other {# verifiche}} al giorno.',
  /** A file is being read; its name. */
  brief_reading: 'Lettura di {name}…',
  brief_too_long: 'Il testo supera il limite di {max, number} caratteri: verificarlo in più parti.',
  'brief_refused.empty': 'Il file è vuoto.',
  'brief_refused.unknown_format':
    'Il formato del file non si legge: servono .docx, .odt, .pdf con testo, .txt o .eml, anche firmati (.p7m).',
  'brief_refused.old_word':
    'Il file è in un formato di Word precedente al 2007: salvarlo come .docx e sceglierlo di nuovo.',
  'brief_refused.protected': 'Il file è protetto da una password: salvarne una copia senza protezione.',
  /** A DOCTYPE: a declaration in the XML inside, which no office program writes. */
  'brief_refused.doctype':
    'Il file contiene un DOCTYPE, che non viene letto: salvarlo di nuovo con un programma d’ufficio, oppure incollare il testo.',
  'brief_refused.damaged':
    'Il file è danneggiato o incompleto: aprirlo, salvarlo di nuovo e sceglierlo ancora, oppure incollare il testo.',
  'brief_refused.too_large': 'Il file è troppo grande per essere letto: incollare il testo.',
  'brief_refused.no_text':
    'Il file non contiene testo: una scansione è fatta di immagini e va prima riconosciuta (OCR).',
  'brief_refused.too_slow':
    'La lettura del file richiede troppo tempo ed è stata interrotta: incollare il testo.',
  /** Remark on how a file was read, if it was not read completely or as expected. */
  'brief_remark.cut': 'Il documento è più lungo di {max, number} caratteri: ne è stato letto l’inizio.',
  'brief_remark.headers': 'Intestazioni e piè di pagina del documento sono in fondo al testo.',
  'brief_remark.columns': 'Il documento è su più colonne, lette una dopo l’altra: l’ordine va controllato.',
  'brief_remark.order':
    'Il documento sembra su più colonne, che non si distinguono: il testo può essere stato letto in ordine sbagliato.',
  'brief_remark.attachments': 'Il testo comprende quello degli allegati al messaggio.',
  brief_check: 'Verifica',
  brief_choose_file: 'Scegli un file',
  brief_clear: 'Svuota',
  report_title: 'Esito della verifica',
  report_text: 'Testo con le citazioni evidenziate',
  /**
   * Summary in one line: «33 citazioni: 28 nella raccolta, 1 impossibile; 4 virgolettati, 1
   * alterato; 6 norme.»
   */
  'summary.citations':
    '{count, plural, =0 {Nessuna citazione riconosciuta} one {# citazione} other {# citazioni}}',
  'summary.found': '{count, number} nella raccolta',
  'summary.date': '{count, number} con un’altra data',
  'summary.differs': '{count, number} con altri estremi',
  'summary.elsewhere': '{count, number} con altro anno o altro giudice',
  'summary.impossible': '{count, plural, one {# impossibile} other {# impossibili}}',
  'summary.missing': '{count, plural, one {# assente dalla raccolta} other {# assenti dalla raccolta}}',
  'summary.unread': '{count, plural, one {# non riconosciuta} other {# non riconosciute}}',
  /** Passages between quotation marks in the brief. */
  'summary.quotations': '{count, plural, one {# virgolettato} other {# virgolettati}}',
  'summary.altered': '{count, plural, one {# alterato} other {# alterati}}',
  'summary.absent': '{count, plural, one {# non trovato} other {# non trovati}}',
  'summary.uncheckable': '{count, plural, one {# non confrontabile} other {# non confrontabili}}',
  'summary.provisions': '{count, plural, one {# norma} other {# norme}}',
  'summary.fated':
    '{count, plural, one {# illegittima, abrogata o interpretata} other {# illegittime, abrogate o interpretate}}',
  /** Buttons that filter the entries by kind. */
  report_filters: 'Mostra solo',
  report_all: 'Tutto',
  /** Tabs on a phone: the brief, or the list of results. */
  report_view_text: 'Testo',
  report_view_list: 'Elenco',
  /** How often the same citation is in the text. */
  report_times: '({count, plural, one {una volta} other {# volte}})',
  report_edit: 'Modifica il testo',
  report_copy: 'Copia l’esito',
  report_copied: 'L’esito è stato copiato.',
  report_not_copied: 'L’esito non è stato copiato: il browser non lo permette.',
  report_print: 'Stampa l’esito',
  report_open: 'Apri la decisione',
  report_search: 'Cerca',
  report_article: 'Apri l’articolo',
  report_missing_note:
    'Una decisione che non è nella raccolta può esistere: va controllata alla fonte prima di citarla.',
  'state.found': 'Nella raccolta',
  'state.differs': 'Estremi non corrispondenti',
  'state.elsewhere': 'Nella raccolta con altro anno o altro giudice',
  'state.impossible': 'Non può esistere',
  'state.missing': 'Assente dalla raccolta',
  'state.unread': 'Non riconosciuto',
  'state.understood': 'Norme riconosciute',
  'state.fated': 'Norme illegittime, abrogate o interpretate',
  'state.altered': 'Virgolettato alterato',
  'state.absent': 'Virgolettato non trovato',
  'state.verbatim': 'Virgolettato fedele',
  'state.uncheckable': 'Virgolettato non confrontabile',
  /** Ruling that a quotation is attributed to. */
  quotation_from: 'Attribuito a {citation}',
  /** Another ruling of the brief, which has these words. */
  quotation_found: 'Si trova in {citation}',
  /** written: text in the brief; original: text in the ruling. */
  quotation_changed: '«{written}» invece di «{original}»',
  quotation_added: '«{written}» in più',
  quotation_left_out: 'Manca «{original}»',
  quotation_hidden:
    'Le parole della decisione non si possono mostrare: le aperture senza ricerca sono esaurite ({day} al giorno, {trial} in tutta la prova).',
  quotation_without_text:
    'Il confronto riguarda le massime: il testo integrale non è nella raccolta, e il passo può trovarsi lì.',
  /** Heads of two columns. */
  quotation_written: 'Nell’atto',
  quotation_original: 'Nella decisione',
  differs_date: 'Secondo la raccolta la data è un’altra, {date}:',
  differs_section: 'Secondo la raccolta la sezione è un’altra:',
  differs_court: 'Secondo la raccolta il giudice è un altro:',
  differs_year: 'Secondo la raccolta l’anno è un altro:',
  /** Under the words of the brief; how the check understood them. */
  report_reading: 'Intesa come {label}',
  /** list: citations such as «sent. cit.» of the same ruling. */
  report_also: 'Richiamata anche come {list}',
  report_unread_note: 'Vanno controllati a mano: la verifica non li ha esaminati.',
  report_fated_note: 'Anche solo in parte: contano le parole riportate, di chi e di quando sono.',
  /**
   * name: «Abrogato in parte»; source: «Corte cost. n. 612/2021, 10 febbraio 2021»; words: text of
   * the ruling or act.
   */
  report_fate: '{name}. {source}: «{words}»',
  /** Before the citation of the ruling with that number. */
  report_instead: 'Nella raccolta:',
  /** Suggestion of a similar number for a ruling that was not found. */
  report_perhaps: 'Forse n.\u00a0{number}: {citation}',
  /**
   * Coverage of the courts and years of rulings that were not found: «Cass. civ. 2019, 14.000
   * decisioni su 34.000 numeri (41 %)».
   */
  report_coverage: 'Di quei giudici e anni la raccolta ha: {list}.',
  report_replaced: 'Sostituito da {act}, in vigore {day}',
  /** A day as the brief writes it: 30 febbraio 2018. */
  impossible_date: 'Il giorno {limit} non esiste.',
  impossible_future: 'La data o l’anno sono nel futuro.',
  impossible_year: 'Le decisioni di questo giudice iniziano nell’anno {limit}.',
  impossible_number: 'Il numero non è possibile.',
  impossible_number_above: 'I numeri di un anno di questo giudice non superano {highest, number}.',
  impossible_section: 'Le sezioni sono {list}: questa non esiste.',
  impossible_no_sections: 'Questo giudice non ha sezioni.',
  impossible_court: 'In questa città non ha sede una Corte d’appello.',
  impossible_article: 'L’ultimo articolo è l’art.\u00a0{limit}.',
  /** day: «del 1º luglio 2008» */
  impossible_article_absent: 'Il testo {day}, l’ultimo nella raccolta, non ha questo articolo.',
  /** Court and year, then how much of them there is. */
  coverage_share:
    '{label}, {count, plural, one {una decisione} other {# decisioni}} su {highest, number} numeri ({share, number}\u00a0%)',
  coverage_little:
    '{label}, {count, plural, one {una decisione} other {# decisioni}} su {highest, number} numeri (meno dell’1\u00a0%)',
  coverage_none: '{label}, nessuna decisione',
  coverage_all: '{label}, {count, plural, =0 {nessuna decisione} one {una decisione} other {# decisioni}}',
  report_word: 'Esporta in Word',
} as const;
