/** Costs of an account's programs and assistants, in the profile and in the consent screen. */
export const programs = {
  program_left:
    '{count, plural, =0 {Le ricerche comprese sono esaurite.} one {Resta # ricerca compresa.} other {Restano # ricerche comprese.}}',
  program_unlimited: 'Le ricerche comprese non hanno limite.',
  /** amount: a price, "0,05 €". */
  program_price: 'La prossima ricerca costa {amount}.',
  program_none: 'Ora non si possono fare altre ricerche.',
  program_past_never: 'Oltre le ricerche comprese assistenti e chiavi si fermano: non spendono nulla.',
  /** most, spent: sums, "5,00 €". */
  program_past:
    'Oltre le ricerche comprese assistenti e chiavi spendono al massimo {most} al mese, tutti insieme: questo mese {spent}.',
  program_spending_title: 'Ricerche a pagamento',
  program_spending: 'Limite al mese, in euro',
  /** amount: the price of one search. */
  program_spending_hint:
    'Vale per assistenti e chiavi insieme, quando le ricerche comprese sono esaurite e il piano ne vende altre a {amount} l’una. Con 0 si fermano.',
  program_spending_none:
    'Vale per assistenti e chiavi insieme, nei piani che vendono ricerche oltre quelle comprese. Il piano attuale non ne vende: esaurite quelle comprese, si fermano.',
  program_spending_wrong: 'Occorre un importo da 0 a 1.000 euro.',
  program_spending_save: 'Salva il limite',
  program_spending_saved: 'Il limite è stato salvato.',
} as const;
