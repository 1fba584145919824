/** Areas of law in words; their places, counted from 1, are the codes of the index. */
export const areaNames = [
  'civil',
  'criminal',
  'administrative',
  'tax',
  'other',
  'labour',
  'minors',
  'family',
] as const;

/** Courts in words; the number of each is in `issuerTypes` at the same position. */
export const issuerNames = [
  'tribunale',
  'corte_appello',
  'cassazione',
  'corte_costituzionale',
  'consiglio_di_stato',
  'tar',
  'corte_dei_conti',
  'giustizia_tributaria_1',
  'giustizia_tributaria_2',
  'corte_giustizia_ue',
  'cedu',
] as const;
