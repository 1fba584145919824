import type { SynonymRule } from './synonym-rule.ts';

export const taxes: readonly SynonymRule[] = [
  ['tasse, tassa', 'tributi', 'C. cost. 49/2025'],
  ['fisco, agenzia entrate, agenzia delle entrate', 'amministrazione finanziaria', 'C. cost. 871/1988'],
  ['mef', "Ministero dell'economia e delle finanze", 'C. cost. 53/2019'],
  [
    'cartella esattoriale, cartell* esattorial*, equitalia, cartelle esattoriali',
    'cartella di pagamento',
    'C. cost. 175/2018',
  ],
  ['rottamazion* cartell*, rottamazione', 'definizione agevolata', 'C. cost. 166/2005'],
  [
    'imu prima casa, imu coniugi, imu residenza, doppia casa imu',
    'imposta municipale abitazione principale',
    'C. cost. 107/2022',
  ],
  ['imu', 'imposta municipale propria', 'C. cost. 164/2023'],
  ['ici', 'imposta comunale sugli immobili', 'C. cost. 20/2025'],
  ['irap', 'imposta regionale sulle attività produttive', 'C. cost. 21/2024'],
  ['irpef', 'imposta sul reddito delle persone fisiche', 'C. cost. 357/2001'],
  ['ires, irpeg', 'imposta sul reddito delle persone giuridiche', 'C. cost. 220/1989'],
  ['iva', 'imposta sul valore aggiunto', 'C. cost. 247/2011'],
  ['invim', 'imposta incremento di valore degli immobili', 'C. cost. 164/2001'],
  ['ilor', 'imposta locale sui redditi', 'C. cost. 493/1989'],
  [
    'tarsu, tari, tassa rifiuti, tassa spazzatura, tassa immondizia',
    'tassa per lo smaltimento dei rifiuti',
    'C. cost. 442/2008',
  ],
  ['prima casa', 'abitazione principale', 'C. cost. 112/2025'],
  ['seconda casa, seconde case', 'abitazioni secondarie', 'C. cost. 373/2003'],
  ['robin tax, robin hood tax', 'addizionale settore petrolifero ed energetico', 'C. cost. 140/2019'],
  [
    'tassa successione, tasse eredità, tassa eredità, tasse di successione',
    'imposta sulle successioni',
    'C. cost. 258/2002',
  ],
  ['benzina, accise', 'accisa', 'C. cost. 43/2025'],
  ['detra* spese mediche, spese mediche', 'oneri deducibili', 'C. cost. 515/1988'],

  ['rimbors* tasse, rimbors* imposte, tasse non dovute', 'rimborso imposta indebito', 'C. cost. 176/2008'],
  [
    'tasse arretrate, tassa retroattiva, tasse retroattive',
    'retroattività norma tributaria',
    'C. cost. 43/2014',
  ],
  ['commercialist*', 'dottori commercialisti', 'C. cost. 158/1990'],
  [
    'pignor* stipendio, pignor* pensione, pignor* stipendi',
    'pignorabilità stipendi pensioni',
    'C. cost. 85/2015',
  ],
  [
    "pignor* casa, casa pignorata, casa all'asta, asta casa",
    'espropriazione immobiliare',
    'C. cost. 125/1987',
  ],
  ['ricorso tributario, commissioni tributarie', 'processo tributario', 'C. cost. 189/2024'],
];
