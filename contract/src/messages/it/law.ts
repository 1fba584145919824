/**
 * Courts, areas and similar legal terms. Terms without an English equivalent are shown in Italian
 * in the English interface.
 */
export const law = {
  'area.1': 'Civile',
  'area.2': 'Penale',
  'area.3': 'Amministrativo',
  'area.4': 'Tributario',
  /** Rulings of no other area; not shown on cards. */
  'area.5': 'Altro',
  'area.6': 'Lavoro',
  /** Law of minors. */
  'area.7': 'Minori',
  'area.8': 'Famiglia',
  // Kinds of decision that a search is limited to.
  'decision.sentenza': 'sentenze',
  'decision.ordinanza': 'ordinanze',
  'decision.decreto': 'decreti',
  'decision.parere': 'pareri',
  'issuer.1': 'Tribunale',
  'issuer.2': 'Corte d’appello',
  'issuer.3': 'Corte di cassazione',
  'issuer.4': 'Corte costituzionale',
  'issuer.5': 'Consiglio di Stato',
  'issuer.6': 'TAR',
  'issuer.7': 'Corte dei conti',
  'issuer.8': 'Corte di giustizia tributaria di primo grado',
  'issuer.9': 'Corte di giustizia tributaria di secondo grado',
  'issuer.10': 'Corte di giustizia dell’Unione europea',
  'issuer.12': 'Corte europea dei diritti dell’uomo',
  /** Tab and column: the principles of law that rulings state, "massime". */
  'kind.principle': 'Massime',
  /** Tab and column: whole rulings, "sentenze". */
  'kind.verdict': 'Sentenze',
} as const;
