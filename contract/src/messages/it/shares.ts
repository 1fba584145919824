/** A ruling shown to a client by a link: made at the ruling, listed in the profile, read without a login. */
export const shares = {
  /** Word on the button of a ruling. */
  share_word: 'Condividi',
  /** Accessible name and title of the button; starts with its visible text. */
  share_title: 'Condividi con un cliente',
  share_text:
    'Il collegamento mostra questa sola decisione, senza accesso, per 30 giorni. Può leggerla chiunque lo riceva; si revoca nel profilo.',
  share_studio: 'Nome dello studio',
  share_studio_hint: 'Appare sopra la decisione e, quando il collegamento è scaduto, dice a chi rivolgersi.',
  share_left: 'Collegamenti ancora disponibili in 30 giorni: {count} di {most}.',
  share_make: 'Crea il collegamento',
  share_made: 'Collegamento per il cliente',
  /** day: "al 27 dicembre 2026". */
  share_made_text: 'Vale fino {day} e non verrà mostrato di nuovo.',
  share_copy: 'Copia il collegamento',
  share_copied: 'Il collegamento è stato copiato.',
  share_copy_failed: 'Il collegamento non è stato copiato: si può selezionare e copiare a mano.',
  shares_title: 'Collegamenti per i clienti',
  shares_none: 'Nessun collegamento attivo: «Condividi», nella pagina di una decisione, ne crea uno.',
  share_by: 'A nome di {studio}',
  /** day: "al 27/12/2026". */
  share_until: 'Vale fino {day}',
  share_end: 'Revoca il collegamento a {label}',
  share_end_text: 'Chi ha ricevuto il collegamento non potrà più leggere la decisione.',
  share_end_confirm: 'Revoca il collegamento',
  share_ended: 'Il collegamento è stato revocato.',
  /** Above the ruling, for a client. day: "al 27 dicembre 2026". */
  share_from: 'Decisione condivisa da {studio}. Il collegamento vale fino {day}.',
  share_principle: 'Massima',
  share_without_text: 'Il testo integrale non è disponibile con questo collegamento.',
  share_over: 'Collegamento non più valido',
  share_ask: 'Per averne uno nuovo occorre rivolgersi a: {studio}.',
} as const;
