import type { SynonymRule } from './synonym-rule.ts';

export const family: readonly SynonymRule[] = [
  ['ex moglie, ex marito, ex coniuge', 'coniuge divorziato', 'C. cost. 305/1987'],
  [
    'alimenti figli, mantenimento figli, mantenere i figli, manten* figl*',
    'obbligo di mantenimento dei figli',
    'C. cost. 144/1983',
  ],
  ['alimenti moglie, alimenti ex', 'assegno di divorzio', 'C. cost. 383/2001'],
  ['sposar*, sposat*', 'matrimonio', 'C. cost. 94/2022'],
  [
    'matrimonio gay, matrimoni gay, nozze gay, gay sposar*, omosessuali sposar*, coppi* gay, coppi* omosessual*',
    'persone dello stesso sesso',
    'C. cost. 91/2026',
  ],
  ['due mamme, due madri, due papà, due padri', 'coppia dello stesso sesso figlio', 'C. cost. 155/2025'],
  ['coppi* di fatto, convivent*, conviv*', 'convivenza more uxorio', 'C. cost. 310/1989'],
  ['unioni di fatto', 'convivenza more uxorio', 'C. cost. 310/1989'],
  ['adott* single, adozione single', 'adozione da parte di persona singola', 'C. cost. 183/1994'],
  ['utero in affitto, madre surrogata, maternità surrogata', 'surrogazione di maternità', 'C. cost. 79/2022'],
  [
    'fecondazione artificiale, fecondazione assistita, figli in provetta, fivet, pma, eterologa',
    'procreazione medicalmente assistita',
    'C. cost. 221/2019',
  ],
  ['cognome materno, cognome della mamma, cognome mamma', 'cognome della madre', 'C. cost. 586/1988'],
  [
    'figli fuori dal matrimonio, fuori dal matrimonio, figli illegittimi',
    'figli naturali',
    'C. cost. 167/1992',
  ],
  [
    'test di paternità, prova di paternità, paternità dna',
    'dichiarazione giudiziale di paternità',
    'C. cost. 550/1989',
  ],
  [
    'parto anonimo, madre sconosciuta, conoscere la madre, madre biologica',
    'dichiarazione di non voler essere nominata',
    'C. cost. 425/2005',
  ],
  ['cambi* sesso, transessual*, transgender', 'rettificazione di attribuzione di sesso', 'C. cost. 66/2024'],
  ['nonn*', 'ascendenti', 'C. cost. 236/2018'],
  [
    'tradimento coniug*, tradi* marito, tradi* moglie, infedel*',
    'obbligo di fedeltà coniugi',
    'C. cost. 99/1974',
  ],
  ['eredità, eredit*', 'successione', 'C. cost. 144/2025'],
  ['ered* esclus*, disered*', 'quota di legittima', 'C. cost. 110/2025'],
  ['handicappat*, handicap, portatori di handicap, disabil*', 'persone con disabilità', 'C. cost. 3/2025'],
  ['permessi 104, legge 104, permess* disabil*', 'permessi assistenza disabile', 'C. cost. 213/2016'],
  ['badant*, colf, domestic*', 'lavoro domestico', 'C. cost. 585/1987'],
  ['asilo, asili', 'asili nido', 'C. cost. 370/2003'],
  ['bonus bebè, bonus bebe', 'assegno di natalità', 'C. cost. 54/2022'],
];
