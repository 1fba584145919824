import type { SynonymRule } from './synonym-rule.ts';

export const trafficAndNarcotics: readonly SynonymRule[] = [
  ['guid* ubriac*, ubriac* guid*, ubriac* volante', 'guida in stato di ebbrezza', 'C. cost. 194/2023'],
  ['ubriac*', 'stato di ebbrezza', 'C. cost. 194/2023'],
  ['alcoltest, alcol test, palloncino', 'tasso alcolemico', 'C. cost. 194/2023'],
  [
    'guid* drogat*, drogat* guid*, guid* droga',
    'guida stato di alterazione sostanze stupefacenti',
    'C. cost. 47/2007',
  ],
  [
    'punti patente, punti della patente, punti sulla patente',
    'decurtazione punteggio patente',
    'C. cost. 96/2006',
  ],
  [
    'ritir* patente, patente ritirata, tol* patente, togliere patente',
    'sospensione della patente di guida',
    'C. cost. 62/2021',
  ],
  ['pirata strada, pirata della strada', 'obbligo di fermarsi incidente', 'C. cost. 92/2013'],
  ['scapp* incidente, fug* incidente', 'obbligo di fermarsi incidente', 'C. cost. 92/2013'],
  ['mult* autovelox', 'limiti di velocità sanzione amministrativa', 'C. cost. 267/2009'],
  [
    'mult* stradal*, mult* auto, mult* strada, mult* macchina',
    'sanzione amministrativa codice della strada',
    'C. cost. 213/2023',
  ],
  ['chi guidava, chi era alla guida', 'comunicazione dati conducente', 'C. cost. 237/2018'],
  ['bollo auto, bollo macchina', 'tassa automobilistica', 'C. cost. 107/2021'],
  ['in macchina, macchina mia, mia macchina', 'veicolo', 'C. cost. 76/2020'],
  ['auto', 'autoveicolo', 'C. cost. 418/1989'],
  ['motorin*', 'ciclomotore', 'C. cost. 435/1997'],
  [
    'assicurazione auto, rc auto, rca',
    'assicurazione obbligatoria circolazione dei veicoli',
    'C. cost. 115/2006',
  ],
  ['incident* stradal*, incidente auto', 'circolazione dei veicoli', 'C. cost. 4/1982'],
  ['colpo di frusta', 'danno biologico lieve entità', 'C. cost. 242/2015'],
  ['parchegg* pagamento, strisce blu', 'parcheggio a pagamento', 'C. cost. 66/2005'],
  ['taxi, tassist*, ncc, uber', 'noleggio con conducente', 'C. cost. 62/2025'],
  ['drog* legger*, canne, spinell*, erba marijuana', 'stupefacenti droghe leggere', 'C. cost. 40/2019'],
  [
    'droga, droghe, cocaina, eroina, marijuana, hashish, cannabis',
    'sostanze stupefacenti',
    'C. cost. 458/1988',
  ],
  ['spacci*, spacciator*', 'cessione sostanze stupefacenti', 'C. cost. 223/2022'],
  [
    'piant* marijuana, coltiv* marijuana, coltiv* cannabis',
    'coltivazione di stupefacenti',
    'C. cost. 57/2023',
  ],
];
