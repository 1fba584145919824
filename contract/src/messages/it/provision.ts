/** The page of an article of law, and its text over a ruling. */
export const provision = {
  provision_title: 'Articolo di legge',
  /** An address that names no article. */
  provision_unknown: 'Nessun articolo a questo indirizzo',
  provision_unknown_text: 'Il collegamento è incompleto, oppure l’atto non ha questo articolo.',
  provision_to_search: 'Vai alla ricerca',
  provision_fictional: 'Atto di fantasia, scritto a fini dimostrativi: non è una norma della Repubblica.',
  /** since: "dal 1º luglio 2008" */
  provision_version_current: 'In vigore {since}',
  /** from, to: "dal 1º aprile 1999", "al 30 giugno 2008"; begins a choice. */
  provision_version_ended: 'In vigore {from} {to}',
  provision_version: 'Versione',
  /** day: "il 5 maggio 2005" */
  provision_shown_on: 'È mostrato il testo in vigore {day}.',
  provision_show_today: 'Mostra il testo di oggi',
  provision_no_text_on: 'Nessuno dei testi caricati era in vigore {day}.',
  /** Legend above an article with its changes; two examples follow, deleted and underlined. */
  difference_legend: 'Sono segnate le parole',
  difference_struck_word: 'tolte',
  difference_added_word: 'aggiunte',
  /** Read by screen readers before and after deleted or added text. */
  difference_struck: 'tolto:',
  difference_added: 'aggiunto:',
  difference_end: 'fine.',
  /** Behind the number of a paragraph that had another. */
  difference_was: '(già {number})',
  difference_same: '{count, plural, one {# comma invariato} other {# commi invariati}}',
  difference_none: 'Tra i due testi non è cambiato nulla.',
  difference_unknown: 'La raccolta non ha il testo di uno dei due giorni.',
  difference_show: 'Mostra che cosa è cambiato da allora',
  difference_hide: 'Nascondi che cosa è cambiato',
  difference_unchanged_since: 'Da allora il testo non è cambiato.',
  difference_with: 'Confronta con',
  difference_with_none: 'Nessun confronto',
  /** older, newer: "dal 1º aprile 1999" */
  difference_between: 'Dal testo in vigore {older} a quello in vigore {newer}',
  provision_not_loaded: 'Il testo di questo atto non è nella raccolta. Si legge alla fonte ufficiale.',
  provision_not_loaded_anywhere: 'Il testo di questo atto non è nella raccolta.',
  /** For an act whose articles are available; followed by a link to the first article. */
  provision_by_article: 'Il testo si legge articolo per articolo.',
  provision_first: 'Primo articolo',
  provision_replaced: 'Questo atto è stato sostituito da {act}, in vigore {since}.',
  provision_text: 'Testo',
  /** Link in front of a paragraph: its address. number: "2-bis" */
  provision_comma: 'Comma {number}',
  provision_source: '{credit} Licenza: {licence}.',
  provision_source_plain: '{credit}',
  provision_fate: 'Che cosa ne è stato',
  'provision_fate.unconstitutional': 'Dichiarato costituzionalmente illegittimo',
  'provision_fate.unconstitutional_part': 'Dichiarato costituzionalmente illegittimo in parte',
  'provision_fate.repealed': 'Abrogato',
  'provision_fate.repealed_part': 'Abrogato in parte',
  'provision_fate.interpreted': 'Interpretato da una legge successiva',
  'provision_fate.interpreted_part': 'Interpretato in parte da una legge successiva',
  'provision_fate.amended': 'Annotato per una modifica',
  'provision_fate.amended_part': 'Annotato per una modifica',
  provision_fate_by: '{by}, {day}',
  provision_fate_earlier: 'Dichiarazioni precedenti di illegittimità in parte ({count, number})',
  provision_fate_changes: 'Note di modifica ({count, number})',
  provision_applied: 'Decisioni che lo applicano ({count, number})',
  provision_applied_none: 'Nessuna decisione della raccolta lo applica.',
  provision_applied_search: 'Cerca le massime che lo applicano',
  provision_applied_leading: 'Sez. Un. e Corte costituzionale',
  provision_applied_newest: 'Le più recenti',
  provision_applied_years: 'Per anno',
  provision_applied_commi: 'Per comma',
  provision_applied_found: '{count, plural, one {# decisione} other {# decisioni}}',
  provision_applied_read:
    'Sono elencate le prime {count, number}: Sez. Un. e Corte costituzionale, poi le più recenti.',
  /** Rulings in the same words, folded. newest: "del 5 maggio 2005" */
  provision_applied_alike:
    '{count, plural, one {Un’altra conforme ({newest})} other {Altre # conformi, l’ultima {newest}}}',
  provision_applied_all: 'Rimuovi i filtri',
  provision_applied_courts: 'Per autorità',
  provision_applied_label: 'Decisioni che applicano {label}',
  /** Link to a search within a year or a court, with the number of rulings: "2021 (4)" */
  provision_narrowed: '{name} ({count, number})',
  provision_previous: 'Articolo precedente',
  provision_next: 'Articolo successivo',
  provision_neighbours: 'Altri articoli dell’atto',
  provision_copy: 'Copia il testo con la sua citazione',
  provision_copied: 'Testo copiato con la sua citazione.',
  provision_not_copied: 'Non è stato possibile copiare il testo.',
  /** Behind the name of an article that is copied or printed. day: "il 15 novembre 2026" */
  provision_quoted: '{name}, testo in vigore {day}',
  provision_follow: 'Avvisami quando una nuova decisione lo applica o il testo cambia',
  provision_follow_short: 'Avvisami',
  /** since: "dal 5 maggio 2026" */
  provision_fresh:
    '{count, plural, one {# decisione aggiunta} other {# decisioni aggiunte}} alla raccolta {since}, giorno dell’ultima visita',
  provision_word: 'Scarica come documento Word',
  provision_print: 'Stampa l’articolo',
  provision_open: 'Apri la pagina dell’articolo',
} as const;
