import type { SynonymRule } from './synonym-rule.ts';

export const criminalPenalties: readonly SynonymRule[] = [
  [
    'cell* sovraffollat*, carcer* sovraffollat*, carcer* pien*, sovraffoll*',
    'sovraffollamento carcerario',
    'C. cost. 73/2025',
  ],
  ['carcer* duro, 41 bis, 41bis', 'sospensione delle regole di trattamento', 'C. cost. 143/2013'],
  ['fine pena mai, carcere a vita', 'ergastolo', 'C. cost. 214/2021'],
  [
    'ergastolo ostativo, ergastolan* ostativ*',
    'collaborazione con la giustizia liberazione condizionale',
    'C. cost. 227/2022',
  ],
  ['galer*, prigion*', 'carcere', 'C. cost. 44/1993'],
  ['arresti in casa, arresti a casa, domiciliari', 'detenzione domiciliare', 'C. cost. 187/2019'],
  ['secondin*, guardie carcerarie, agenti carcerari', 'polizia penitenziaria', 'C. cost. 75/2024'],
  ['buona condotta', 'liberazione anticipata', 'C. cost. 201/2025'],
  ['sconto di pena, scont* pena', 'riduzione della pena', 'C. cost. 274/1983'],
  [
    'servizi sociali affidamento, affida* servizi sociali, ai servizi sociali',
    'affidamento in prova al servizio sociale',
    'C. cost. 358/1990',
  ],
  ['lavori socialmente utili, lavori utili', 'lavoro di pubblica utilità', 'C. cost. 163/2022'],
  ['fedina penale, fedina', 'casellario giudiziale', 'C. cost. 208/2024'],
  ['precedenti penali', 'recidiva', 'C. cost. 113/2025'],
  ['manicomi*, opg', 'ospedale psichiatrico giudiziario', 'C. cost. 24/1985'],
  ['rems', "residenze per l'esecuzione delle misure di sicurezza", 'C. cost. 22/2022'],
  ['pazzo, pazza, pazzi, malat* di mente, malat* mental*', 'infermità di mente', 'C. cost. 303/1987'],
  [
    'visit* in carcere, visit* detenut*, amore in carcere, sesso in carcere',
    'colloqui dei detenuti',
    'C. cost. 57/2021',
  ],
  [
    'mamm* detenut*, mamm* carcere, madr* detenut*, bambini in carcere',
    'detenute madri detenzione domiciliare',
    'C. cost. 52/2025',
  ],
  ['telefon* carcere, telefonate detenuto', 'corrispondenza telefonica dei detenuti', 'C. cost. 85/2024'],
  ['soldi detenuti, lavoro in carcere', 'lavoro dei detenuti', 'C. cost. 49/1992'],
  ['multa non pagata, pena pecuniaria non pagata', 'conversione delle pene pecuniarie', 'C. cost. 212/2003'],
];
