/** Texts of the search screen, the result card, saving to a folder and rating. */
export const search = {
  /** Name of the search box. */
  search_label: 'Domanda, riferimento o articolo di legge',
  search_placeholder: 'Domanda o riferimento',
  /** Button: a verb. */
  search_submit: 'Cerca',
  search_clear: 'Cancella il testo',
  search_suggestions: 'Suggerimenti',
  /** Small words next to a suggestion, saying what it is: asked before, the page of an article, an article or act, a ruling. */
  search_suggestion_question: 'ricerca recente',
  search_suggestion_provision: 'pagina dell’articolo',
  search_provision_page: 'Pagina dell’articolo',
  search_suggestion_act: 'norma',
  search_suggestion_ruling: 'decisione',
  search_tabs: 'Tipo di risultati',
  search_examples: 'Per esempio',
  /** Examples stay Italian: that is how the law they ask about is cited. */
  search_example_reference: 'Cass. civ., Sez. Un., n. 26972/2008',
  search_example_reference_demo: 'Cass. civ., Sez. III, n. 52185/2025',
  search_example_article: 'art. 2051 c.c.',
  search_example_question: 'Il proprietario risponde dei danni causati dalle buche stradali?',
  search_recent: 'Ultime ricerche',
  /** Small mark next to a recent search that was for rulings. */
  search_recent_verdicts: 'sentenze',
  search_searching: 'Ricerca in corso…',
  search_found_massima: '{count, plural, =0 {Nessuna massima} one {# massima} other {# massime}}',
  search_found_sentenza: '{count, plural, =0 {Nessuna sentenza} one {# sentenza} other {# sentenze}}',
  /** list: citations and articles found in the question. */
  search_understood: 'Riferimenti riconosciuti: {list}',
  /** A chip: words that the question excludes. */
  search_excluded: 'esclusi: «{words}»',
  /** Starts with the visible text of the chip. */
  search_exclusion_remove: 'esclusi: «{words}», rimuovi l’esclusione',
  search_excluded_all: 'Sono indicate solo parole da escludere: serve anche una parola da cercare.',
  search_not_excluded:
    'Non esclusi: {list}. Si esclude una parola scritta in minuscolo, o una frase tra virgolette: -parola, -"una frase".',
  /** label: an article or an act, "d.lgs. 231/2001". */
  search_provision_missing: '{label}: nessuna massima della raccolta applica questa norma.',
  /** Before links to other articles and acts. */
  search_provision_near: 'Forse:',
  /** Number of results, after an article or another spelling. */
  search_provision_count: '{count, plural, one {# risultato} other {# risultati}}',
  /** label: a citation, "Cass. civ. n. 123/2019". */
  search_reference_missing: '{label} non è nella raccolta.',
  search_reference_missing_near: '{label} non è nella raccolta: sono mostrati i risultati più vicini.',
  /** Next to the number of all results: how many of them contain every word of the question. */
  search_matched_some:
    '{count, plural, =0 {Nessun risultato contiene tutte le parole: sono mostrati quelli che ne contengono alcune.} one {# risultato contiene tutte le parole, gli altri solo alcune.} other {# risultati contengono tutte le parole, gli altri solo alcune.}}',
  search_exact_phrase: 'Cerca solo la frase esatta',
  /** Precedes links to other spellings, each with its number of results. */
  search_did_you_mean: 'Forse si intendeva:',
  /** list: legal terms for the typed terms. */
  search_also: 'Cercato anche: {list}. <link>Cerca solo le parole digitate</link>',
  /** The typed term is not a word and has only one plausible correction. link: the typed terms. */
  search_corrected_at_once:
    'Risultati per «{words}» invece di «{typed}». <link>Cerca le parole digitate</link>',
  search_corrected: 'Risultati per «{words}». <link>Torna a «{before}»</link>',
  /**
   * Screen readers only: on a phone, follows the number of results and names what the line opens.
   */
  search_fold: 'dettagli e ordine',
  /** In the same line: how many remarks on the question it hides. */
  search_remarks: '{count, plural, one {# osservazione sulla domanda} other {# osservazioni sulla domanda}}',
  /** Short form, because the notes are behind the line. */
  search_remarks_word: '{count, plural, one {# nota} other {# note}}',
  search_sort: 'Ordine',
  search_sort_relevance: 'Per pertinenza',
  search_sort_words: 'Per parole presenti',
  /** Buttons: the list with two lines of each result, and with whole results. */
  list_dense: 'Elenco compatto',
  list_full: 'Elenco esteso',
  /** Buttons of a result in the compact list. */
  card_unfold: 'Apri il risultato',
  card_fold: 'Riduci il risultato',
  /** Why a result is in the list, in one line. list: words of the question, in Italian. */
  why_words: 'Contiene: {list}',
  why_every_word: 'Contiene tutte le parole',
  why_missing: 'Non contiene: {list}',
  /** label: an article or act of the question that it applies, "art. 2051 c.c."; a ruling that it is of or cites, "Cass. 123/2019". */
  why_provision: 'Norma: {label}',
  why_citation: 'Citazione: {label}',
  /** part: of the question, in its words. */
  why_part: 'Vicina nel significato a «{part}»',
  /** Above the results: the server had too much to do. */
  search_meaning_lost:
    'I risultati seguono le sole parole: in questo momento il confronto per significato non è disponibile.',
  search_sort_date: 'Dal più recente',
  search_filters: 'Filtri',
  /** Button on narrow screens, with the number of active filters. */
  search_filters_on: '{count, plural, =0 {Filtri} one {Filtri, # attivo} other {Filtri, # attivi}}',
  skip_to_results: 'Vai ai risultati',
  skip_to_filters: 'Vai ai filtri',
  search_filters_active: 'Filtri attivi',
  search_filter_remove: 'Rimuovi il filtro {name}',
  /** A chip: a filter read from the query. name: a court, a section, a day, a year. */
  search_fact: 'come filtro: {name}',
  /** Starts with the visible text of the chip. */
  search_fact_remove: 'come filtro: {name}, cerca come parola',
  search_filters_reset: 'Rimuovi tutti i filtri',
  /** Closes the filter panel and shows the results. */
  search_filters_show_any: 'Mostra i risultati',
  search_filters_show: '{count, plural, one {Mostra # risultato} other {Mostra # risultati}}',
  /** Above the groups of filters and their numbers, where results contain only some of the words. */
  search_filters_wide: 'I numeri comprendono i risultati che contengono solo alcune parole della domanda.',
  /** Group of filters: which courts decided; the first two take several kinds together. */
  search_filter_area: 'Giudice',
  search_filter_area_1: 'Corte di cassazione',
  search_filter_area_2: 'Tribunali e Corti d’appello',
  search_filter_year: 'Anno',
  /** Labels of two fields: the first and the last year of a range. */
  search_filter_year_from: 'Dal',
  search_filter_year_to: 'Al',
  /** Group of filters: civil, criminal … law. */
  search_filter_matter: 'Materia',
  /** Group of filters: the section of the court. */
  search_filter_section: 'Sezione',
  /** Buttons of a group with more choices than are shown at first. */
  search_filter_all: 'Mostra tutte le voci',
  search_filter_fewer: 'Mostra meno voci',
  search_filter_more: 'Mostra tutti gli anni',
  search_filter_less: 'Mostra meno anni',
  search_results: 'Risultati',
  search_more: 'Mostra altri risultati',
  /** Read out after more results were added. */
  search_more_loaded:
    '{count, plural, one {È stato aggiunto # risultato.} other {Sono stati aggiunti # risultati.}}',
  search_more_failed: 'Gli altri risultati non sono stati caricati.',
  search_limit_reached:
    'Sono mostrati i primi {count} risultati. Per vederne altri conviene restringere la ricerca.',
  /** Below the results, shortly before the maximum number of results per search; most: "400". */
  search_limit_soon:
    '{left, plural, one {Con questa ricerca si può vedere ancora # risultato} other {Con questa ricerca si possono vedere ancora # risultati}} su {most}, tra massime e sentenze, con tutti i filtri.',
  /** Below the results of a free trial, after four fifths of its results were used. */
  trial_results_left:
    '{left, plural, =0 {La prova ha mostrato tutti i risultati previsti; quelli già visti restano aperti.} one {La prova mostra ancora # risultato nuovo.} other {La prova mostra ancora # risultati nuovi.}}',
  /** The number is reached. */
  search_limit_of_question:
    'Con questa ricerca sono stati mostrati tutti i risultati che comprende: {most}, tra massime e sentenze. Quelli già visti restano consultabili; per vederne altri si può restringere la domanda o continuare.',
  /** Buttons: buys further results of the same question. */
  search_go_on: 'Continua con altri 400 risultati: consuma una ricerca',
  search_go_on_price: 'Continua con altri 400 risultati: costa {amount}',
  /**
   * words: the query's subject terms, each in quotes: "«telecamera»". Replaces the number of
   * results.
   */
  search_silent: 'Sul punto {words} la raccolta tace.',
  /** Heading of the section with the missing terms. */
  search_silent_title: 'Che cosa manca nella raccolta',
  search_silent_text:
    'Nessun risultato contiene {count, plural, one {questa parola né i termini che i giudici usano al suo posto} other {queste parole né i termini che i giudici usano al loro posto}}, e nessuno è abbastanza vicino per significato. Non è stata consumata alcuna ricerca.',
  search_silent_follow:
    'Con «Avvisami su questa ricerca» si riceve notizia delle nuove decisioni che ne trattano.',
  /** Heading above what is near to such a question. */
  search_near_heading: 'Risultati vicini alla domanda ({count, number})',
  search_near_text: 'Contengono altre parole della domanda, e possono trattare d’altro.',
  /** Buttons that show them. */
  search_near_open: '{count, plural, one {Mostra # risultato vicino} other {Mostra # risultati vicini}}',
  search_near_open_search:
    '{count, plural, one {Mostra # risultato vicino: consuma una ricerca} other {Mostra # risultati vicini: consuma una ricerca}}',
  search_near_open_price:
    '{count, plural, one {Mostra # risultato vicino: costa {amount}} other {Mostra # risultati vicini: costa {amount}}}',
  search_no_results: 'Nessun risultato per questa ricerca.',
  search_no_results_hint: 'Conviene provare con meno parole o con un sinonimo.',
  search_no_results_word: 'Conviene provare con un sinonimo, o con un termine più generale.',
  search_no_results_quotes:
    'Le virgolette cercano le parole esattamente così. Senza, potrebbero esserci risultati.',
  search_no_results_reference:
    'Il riferimento è stato riconosciuto, ma nessun risultato di questo tipo lo riguarda.',
  search_without_quotes: 'Cerca senza virgolette',
  /** Buttons: the same question on the other tab. */
  search_among_massima: 'Cerca tra le massime',
  search_among_sentenza: 'Cerca tra le sentenze',
  /** Variant with the number of principles, if known. */
  search_among_massima_count: 'Cerca tra le massime ({count, number})',
  search_among_sentenza_count: 'Cerca tra le sentenze ({count, number})',
  /** Button: a similar query that has results, "art. 360 c.p.c.: 12 massime". */
  search_instead_massima: '{query}: {count, plural, one {# massima} other {# massime}}',
  search_instead_sentenza: '{query}: {count, plural, one {# sentenza} other {# sentenze}}',
  /** Heading above buttons with similar queries, below results that contain few of the words. */
  search_near_subjects: 'Argomenti vicini alla domanda nel significato',
  /** Before a list of rulings. */
  search_citing:
    '{count, plural, one {Una decisione cita il riferimento nel testo integrale:} other {# decisioni citano il riferimento nel testo integrale; le più recenti:}}',
  /** list: courts, sections, days, years. */
  search_no_results_facts:
    'Alcune parole sono state usate come filtri: {list}. Cercarle nei testi non consuma ricerche.',
  search_without_facts: 'Cerca come parole',
  search_no_results_filters:
    'Con i filtri scelti non resta nulla. Senza filtri potrebbero esserci risultati.',
  search_reset_filters: 'Cerca senza filtri',
  search_failed_title: 'La ricerca non è riuscita',
  /** After a failed search, which is not charged. */
  search_not_charged: 'La domanda è rimasta com’era e non è stata consumata alcuna ricerca.',
  error_search: 'Il servizio non ha risposto. È possibile riprovare.',
  search_blocked_title: 'Ricerca non disponibile',
  search_blocked_subscription: 'Vai all’abbonamento',
  /** Below the search box, in small type: the searches left in the plan. */
  search_left: '{count, plural, one {Resta # ricerca} other {Restano # ricerche}}',
  /** After the last search of a plan that charges further searches; amount: "0,05 €". */
  search_left_over: 'Ricerche del piano esaurite: ogni nuova ricerca costa {amount}.',
  search_left_over_unknown: 'Ricerche del piano esaurite: ogni nuova ricerca si paga a parte.',
  search_left_none: 'Le ricerche del piano sono esaurite.',
  search_shortcuts: 'Scorciatoie da tastiera',
  search_shortcuts_on: 'Usa le scorciatoie di un solo tasto',
  /** Headings of the list of keys: the screen on which they work. */
  shortcuts_search: 'Ricerca',
  shortcuts_ruling: 'Pagina della decisione',
  shortcuts_folder: 'Cartella',
  shortcuts_everywhere: 'In ogni pagina',
  shortcut_focus: 'Vai alla casella di ricerca',
  shortcut_next: 'Risultato successivo',
  shortcut_previous: 'Risultato precedente',
  shortcut_unfold: 'Apri o riduci il risultato; nell’elenco esteso, il testo integrale',
  shortcut_open: 'Apri o chiudi il testo integrale',
  shortcut_save: 'Salva il risultato nella cartella usata per ultima',
  shortcut_pick: 'Seleziona il risultato, per salvarne, copiarne, esportarne o stamparne più insieme',
  shortcut_copy: 'Copia la citazione del risultato',
  shortcut_copy_principle: 'Copia la massima con la citazione',
  shortcut_filter: 'Vai alla ricerca nella cartella',
  shortcut_move: 'Sposta il risultato su o giù',
  shortcut_undo: 'Annulla l’ultima operazione (anche Ctrl+Z)',
  shortcut_help: 'Mostra questo elenco',
  /** Button that opens the whole text of the ruling. */
  verdict_open: 'Testo integrale',
  verdict_close: 'Chiudi il testo integrale',
  /** Button that stays in view while a long text is read. */
  verdict_close_and_go_up: 'Chiudi e torna su',
  verdict_available_soon: 'Il testo integrale sarà disponibile a breve',
  /** Heading of the opened text. */
  verdict_full_text: 'Testo integrale',
  /** Small badge on the demo's rulings, which are fictional. */
  ruling_fictional: 'di fantasia',
  /** Below a full text, and on paper. credit: whom to name, in the source's words; licence: its name. */
  ruling_source: '{credit}. Licenza: {licence}.',
  /** Link on a principle that the court itself states verbatim, to its position in the text. */
  ruling_stated_by_court: 'enunciato dalla Corte',
  /** Link on a passage of a full text, to its position in the text. */
  ruling_from_text: 'dal testo',
  /**
   * On a principle: a later change to an article that it applies. label: «art. 3 l. 9991/1999»;
   * by: «Corte cost. n. 612/2021»
   */
  'later_fate.unconstitutional': 'Dopo la decisione: {label} dichiarato illegittimo, {by}',
  'later_fate.unconstitutional_part': 'Dopo la decisione: {label} dichiarato illegittimo in parte, {by}',
  'later_fate.repealed': 'Dopo la decisione: {label} abrogato, {by}',
  'later_fate.repealed_part': 'Dopo la decisione: {label} abrogato in parte, {by}',
  verdict_fictional: 'Decisione di fantasia, scritta per dimostrazione: non è citabile.',
  /** Group of buttons that jump between the words found. */
  hits: 'Parole cercate nel testo',
  hit_previous: 'Parola trovata precedente',
  hit_next: 'Parola trovata successiva',
  hit_count: '{count, plural, one {# parola trovata} other {# parole trovate}}',
  /** "3 di 12" words found. */
  hit_at: '{at} di {count}',
  reference_open: 'Apri {query}',
  reference_search: 'Cerca {query}',
  /** Headings under an opened ruling; the number is of rulings. */
  web_cited_by: 'Citata da ({count, number})',
  web_cited_by_label: 'Decisioni che la citano',
  /** Publisher's related rulings of a principle. list: rulings, more: number of further rulings. */
  'card_related.conformi': 'Conformi: {list}{more, plural, =0 {} one { e un’altra} other { e altre #}}',
  'card_related.difformi': 'Difformi: {list}{more, plural, =0 {} one { e un’altra} other { e altre #}}',
  'card_related.vedi': 'Vedi: {list}{more, plural, =0 {} one { e un’altra} other { e altre #}}',
  'card_related.sezioni_unite': 'Sez. Un.: {list}{more, plural, =0 {} one { e un’altra} other { e altre #}}',
  'web_related.conformi': 'Conformi secondo l’editore ({count, number})',
  'web_related.difformi': 'Difformi secondo l’editore ({count, number})',
  'web_related.vedi': 'Vedi secondo l’editore ({count, number})',
  'web_related.sezioni_unite': 'Sez. Un. secondo l’editore ({count, number})',
  web_cites: 'Cita ({count, number})',
  /** Rulings that state the same principle in nearly the same words: the field's own term. */
  web_alike: 'Conformi ({count, number})',
  /** Articles of law and acts. */
  /** Links to the text of an article, outside the product. */
  official_then: 'Testo in vigore alla data della decisione',
  official_today: 'Testo vigente oggi',
  official_undated: 'Testo ufficiale',
  official_outside: 'si apre in un’altra scheda',
  web_provisions: 'Norme applicate ({count, number})',
  web_newest: '{count, plural, one {È mostrata la più recente.} other {Sono mostrate le # più recenti.}}',
  /** Next to a cited ruling that the collection does not have. */
  web_missing: '(assente dalla raccolta)',
  /**
   * Screen readers only: description of a small chart, "Decisioni che la citano, dal 2001 al 2020;
   * il massimo nel 2010 (12)".
   */
  timeline_label: '{label}, dal {firstYear} al {lastYear}; il massimo nel {year} ({most, number})',
  timeline_year: '{year}: {count, number}',
  provision_total:
    '{count, plural, one {Applicata da una decisione della raccolta.} other {Applicata da # decisioni della raccolta.}}',
  provision_label: 'Decisioni che applicano {label}',
  /** Title of a ruling's page until the ruling is loaded. */
  ruling_title: 'Decisione',
  ruling_missing: 'Questa decisione non è nella raccolta, o il collegamento non è completo.',
  /** On a page whose address another user sent. */
  ruling_by_search: 'Questo account non ha ancora visto la decisione: si apre con la ricerca che la trova.',
  ruling_by_search_counted: 'Consuma una ricerca, salvo che sia già aperta.',
  ruling_around: 'Decisioni e norme collegate',
  ruling_without_text: 'Il testo integrale di questa decisione non è nella raccolta.',
  ruling_by_search_open: 'Cerca e apri',
  /** Name of the list of a ruling's parts. */
  outline: 'Indice della decisione',
  /** In the outline: the passage of the ruling that its principle summarises. */
  outline_passage: 'Da dove viene la massima',
  /** Heading of a panel over the ruling that is being read. */
  linked_title: 'Decisione collegata',
  linked_no_principles: 'La raccolta non ha massime di questa decisione.',
  same_ruling: 'Altre massime della stessa decisione',
  similar_rulings: 'Decisioni sulla stessa materia',
  similar_search: 'Cerca questa decisione',
  /**
   * Shown if results were omitted, because an account can open 600 principles a day in addition to
   * its searches.
   */
  principles_limited:
    'Per oggi è raggiunto il numero di massime consultabili senza una nuova ricerca: le altre saranno disponibili domani. Quelle già viste restano consultabili.',
  citation_copy: 'Copia la citazione',
  /** Menu entry: copies the citation as lawyers write it. */
  citation_italian: 'Citazione',
  citation_ecli: 'Codice ECLI',
  citation_ecli_link: 'Collegamento ECLI',
  citation_with_principle: 'Massima con citazione',
  citation_copied: 'La citazione è stata copiata.',
  citation_not_copied: 'La citazione non è stata copiata: il browser non lo permette.',
  print: 'Stampa',
  print_title: 'Stampa la decisione',
  print_with_text: 'Con il testo integrale',
  print_with_marks: 'Con le parole trovate in evidenza',
  /** Foot of every printed page. */
  print_consulted: 'Consultato su Massima {day}.',
  /**
   * Precedes the citations of rulings with the same principle, in the form that law reviews use.
   */
  result_alike: 'Conformi:',
  /** Folded under a principle: others of its ruling that the answer found. */
  result_same_ruling:
    '{count, plural, one {Un’altra massima di questa decisione} other {Altre # massime di questa decisione}}',
  result_same_ruling_any:
    '{count, plural, one {Un altro risultato di questa decisione} other {Altri # risultati di questa decisione}}',
  /** Button of a result, pressed while it is picked. */
  pick: 'Seleziona',
  /** Label of the toolbar for all selected results. */
  picks: 'Risultati selezionati',
  picks_count: '{count, plural, one {# risultato selezionato} other {# risultati selezionati}}',
  picks_copy: 'Copia le citazioni',
  picks_copied: 'Le citazioni sono state copiate.',
  picks_export: 'Esporta',
  export_ris: 'Esporta in RIS',
  export_bibtex: 'Esporta in BibTeX',
  export_csl: 'Esporta in CSL-JSON',
  picks_export_docx: 'Esporta in Word',
  picks_print: 'Stampa i risultati selezionati',
  picks_clear: 'Deseleziona',
  /** Words next to the icons of a result, as short as can be; each is in the name of its button. */
  word_save: 'Salva',
  word_saved: 'Salvato',
  word_down: 'Non utile',
  word_up: 'Utile',
  word_copy: 'Copia',
  word_remove: 'Rimuovi',
  result_save: 'Salva in una cartella',
  /** Name of the bookmark on a ruling that is in a folder already. */
  result_save_again: 'Salvato; salva in un’altra cartella',
  save_folder: 'Cartella',
  save_folder_hint: 'Il nome di una cartella, oppure uno nuovo.',
  /** Below the field while it contains part of a folder's name: the effect of the Enter key. */
  save_enter: 'Invio salva in «{name}».',
  save_new: 'Nuova cartella «{name}»',
  /** Replaces a ruling's name if several are saved together. */
  save_several: '{count, plural, one {# risultato} other {# risultati}}',
  /** Notice after one key saved. */
  save_done: 'Salvato in «{name}»',
  save_done_several: 'Salvato in {count, plural, one {una cartella} other {# cartelle}}',
  /** Button of that notice: another folder instead. */
  save_change: 'Cambia',
  save_existing: 'Cartelle esistenti',
  /** In a list of folders, next to the name: "vuota" is of the folder. */
  save_folder_count: '{count, plural, =0 {vuota} one {# risultato} other {# risultati}}',
  save_new_description: 'Descrizione della nuova cartella «{name}»',
  save_create: 'Crea e salva',
  /** Next to the description, where the Enter key led from the name. */
  folder_description_needed: 'Occorre una descrizione: poche parole sulla pratica.',
  folder_name_limit_exceeded: 'Il nome di una cartella ha al massimo 50 caratteri.',
  search_folder_exists: 'La cartella non è stata creata: ne esiste già una con questo nome.',
  error_folder_creation: 'La cartella non è stata creata.',
  error_save: 'Il risultato non è stato salvato.',
  error_getting_folders: 'Le cartelle non sono state caricate.',
  rating_up: 'Risultato utile',
  rating_down: 'Risultato non utile',
  /** Asked after a thumb down. */
  rating_title: 'Che cosa non va in questo risultato?',
  rating_comment: 'Commento',
  rating_send: 'Invia',
  rating_removed: 'La valutazione negativa è stata rimossa, con il suo commento.',
  error_saving_feedback: 'La valutazione non è stata salvata.',
  error_getting_feedback: 'Le valutazioni non sono disponibili.',
  error_deleting_feedback: 'La valutazione non è stata rimossa.',
} as const;
