/** Texts of alerts: the followed subjects and their matches. */
export const alerts = {
  /** Heading; the menu has its own word. */
  alerts_title: 'Avvisi',
  /** Button next to the results of a search: notifies of new rulings. */
  alerts_follow: 'Avvisami su questa ricerca',
  /** Accessible name of the button; starts with its visible text. */
  alerts_follow_label: 'Avvisami su questa ricerca, quando escono nuove decisioni',
  /** Word on the button of a result. */
  alerts_follow_citing: 'Avvisami se citata',
  /** Accessible name of the button; starts with its visible text. */
  alerts_follow_ruling: 'Avvisami se citata da una nuova decisione',
  /** Button while the alert is active. A click removes the alert. */
  alerts_following: 'Avviso attivo',
  alerts_unfollow_label: 'Avviso attivo: rimuovilo',
  alerts_followed:
    'Avviso attivo per questa ricerca: le nuove decisioni arriveranno per e-mail e in «Avvisi». Gli avvisi non consumano ricerche.',
  /** Message for an alert on a ruling. */
  alerts_followed_ruling: 'Avviso attivo per le decisioni che citano questa.',
  alerts_unfollowed_ruling: 'L’avviso per le decisioni che citano questa è stato rimosso.',
  alerts_unfollowed: 'L’avviso per questa ricerca è stato rimosso.',
  alerts_intro:
    'Quando la raccolta si arricchisce, le nuove decisioni sono elencate qui e inviate per e-mail. Gli avvisi non consumano ricerche, e nessun altro può leggerli.',
  /** Number of alerts out of the maximum. */
  alerts_count: '{count} di {most}',
  alerts_none: 'Nessun avviso.',
  alerts_none_text: '«Avvisami», sotto una ricerca o una decisione, attiva un avviso.',
  /** Name of an alert on a ruling. */
  alerts_cites: 'Decisioni che citano {label}',
  alerts_question: '«{label}»',
  /** Filters of the question that is followed. */
  alerts_of_verdicts: 'tra le sentenze',
  alerts_of_principles: 'tra le massime',
  alerts_years: 'anni {years}',
  // Day with its preposition, such as "dal 12/01/2026".
  alerts_from: 'depositate {day} in poi',
  // Day with its preposition, such as "al 12/01/2026".
  alerts_to: 'depositate fino {day}',
  alerts_since: '{day}',
  alerts_news: '{count, plural, =0 {Nessuna novità finora} one {Una novità} other {#\u00a0novità}}',
  /** When something was found last. */
  alerts_last: 'l’ultima {day}',
  alerts_remove: 'Rimuovi l’avviso {label}',
  alerts_removed: 'Avviso rimosso: {label}',
  /** Label of the choice. */
  alerts_mails: 'E-mail con le novità',
  alerts_mails_daily: 'Al massimo una al giorno',
  alerts_mails_weekly: 'Al massimo una alla settimana',
  alerts_mails_off: 'Nessuna',
  alerts_mails_saved: 'La scelta è stata salvata.',
  alerts_mails_off_notice: 'Le e-mail sono sospese: le novità si trovano solo qui.',
  alerts_back: 'Torna agli avvisi',
  alerts_news_none: 'Nessuna novità negli ultimi sessanta giorni.',
  alerts_news_note: 'Novità degli ultimi sessanta giorni. Leggerle non consuma ricerche.',
  alerts_more: 'Mostra altre novità',
  alerts_found: 'Trovata {day}',
  alerts_missing: 'L’avviso non esiste più.',
  alerts_stop_title: 'E-mail degli avvisi',
  alerts_stop_text:
    'Con un clic le e-mail con le nuove decisioni non vengono più inviate. Gli avvisi restano e le novità si trovano in «Avvisi».',
  alerts_stop_confirm: 'Non inviare più queste e-mail',
  alerts_stopped:
    'Le e-mail degli avvisi non vengono più inviate. Si possono riattivare in ogni momento in «Avvisi».',
  alerts_open: 'Vai agli avvisi',
  alert_feed_unnamed: 'Avviso',
  alert_feed_text: 'Un lettore di feed può mostrare le novità: estremi e collegamenti, senza la ricerca.',
  alert_feed_since: 'Feed Atom attivo {day}. Chi ne conosce l’indirizzo vede gli estremi delle novità.',
  alert_feed_make: 'Crea un feed Atom',
  alert_feed_renew: 'Rinnova l’indirizzo',
  alert_feed_end: 'Revoca il feed',
  alert_feed_ended: 'Il feed è stato revocato: il suo indirizzo non vale più.',
  alert_feed_name: 'Nome del feed',
  alert_feed_name_hint:
    'Facoltativo: si legge nel programma che mostra il feed. Un feed precedente cessa di valere.',
  alert_feed_made: 'Indirizzo del feed',
  alert_feed_made_text:
    'L’indirizzo è segreto e non verrà mostrato di nuovo. Vale finché durano l’avviso, l’accesso e la password attuale.',
  alert_feed_copy: 'Copia l’indirizzo',
  alert_feed_copied: 'L’indirizzo è stato copiato.',
  alert_feed_copy_failed: 'L’indirizzo non è stato copiato: si può selezionare e copiare a mano.',
  /**
   * Event that affects a followed article or ruling. label: «art. 3 l. 9991/1999», or a ruling;
   * by: «Corte cost. n. 612/2021»; day: «dal 1º luglio 2008».
   */
  'alert_event.unconstitutional': '{label}: dichiarato illegittimo, {by}',
  'alert_event.unconstitutional_part': '{label}: dichiarato illegittimo in parte, {by}',
  'alert_event.repealed': '{label}: abrogato, {by}',
  'alert_event.repealed_part': '{label}: abrogato in parte, {by}',
  'alert_event.interpreted': '{label}: interpretato da una norma successiva, {by}',
  'alert_event.version': '{label}: nuovo testo, in vigore {day}',
  'alert_event.withdrawn': '{label}: ritirata dalla fonte',
  'alert_event.contrary': '{label}: l’editore segnala una decisione difforme, {by}',
  'alert_event.united_sections': '{label}: citata dalle Sez.\u00a0Un., {by}',
  alert_feed_version: 'Nuovo testo di una norma, in vigore {day}',
  alert_feed_withdrawn: 'Una decisione ritirata dalla fonte',
  /** Heading above what happened to the articles and rulings that are followed. */
  alerts_events: 'Che cosa è cambiato',
  alerts_event_article: 'Apri l’articolo',
  alerts_event_ruling: 'Apri la decisione',
  /** Alert on the citations in a brief. label: the name that its owner chose. */
  alerts_citations: '{label}: ciò che l’atto cita',
  alerts_citations_count:
    '{provisions, plural, =0 {nessuna norma} one {una norma} other {# norme}} e {rulings, plural, =0 {nessuna decisione} one {una decisione} other {# decisioni}}',
  /** Number of these citations that were withdrawn. */
  alerts_citations_withdrawn:
    '{count, plural, one {una ritirata dalla fonte} other {# ritirate dalla fonte}}',
  /** Heading of the list of articles and rulings that such an alert follows. */
  alerts_cited: 'Norme e decisioni seguite',
  /** State of a ruling in that list. */
  alerts_cited_withdrawn: 'ritirata dalla fonte: la raccolta non l’ha più',
  alerts_rename: 'Rinomina l’avviso {label}',
  /** Heading of the dialog with that name. */
  alerts_rename_title: 'Rinomina l’avviso',
  alerts_name: 'Nome dell’avviso',
  alerts_renamed: 'L’avviso ha un nuovo nome.',
  /** Button in the report of a brief. */
  alerts_brief: 'Segui ciò che questo atto cita',
  alerts_brief_hint:
    'Avvisa se una decisione citata viene ritirata, contraddetta secondo l’editore o citata dalle Sez.\u00a0Un., e se una norma citata viene modificata, abrogata o dichiarata illegittima. Si conservano solo gli estremi, mai il testo.',
  /** The name of such an alert until its owner changes it. day: «27 novembre 2026» */
  alerts_brief_name: 'Atto verificato {day}',
  alerts_brief_followed:
    'Avviso attivo su {provisions, plural, =0 {nessuna norma} one {una norma} other {# norme}} e {rulings, plural, =0 {nessuna decisione} one {una decisione} other {# decisioni}}.',
  alerts_brief_left: 'Estremi che non si possono seguire: {count, number}.',
  alerts_brief_most: 'Sono seguiti i primi {most, number} estremi.',
  alerts_unfollowed_brief: 'L’avviso su ciò che l’atto cita è stato rimosso.',
} as const;
