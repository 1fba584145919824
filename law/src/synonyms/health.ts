import type { SynonymRule } from './synonym-rule.ts';

export const health: readonly SynonymRule[] = [
  ['asl, usl', 'azienda sanitaria locale', 'C. cost. 277/2019'],
  ['ssn', 'servizio sanitario nazionale', 'C. cost. 157/2020'],
  ['lea', 'livelli essenziali di assistenza', 'C. cost. 26/2026'],
  ['ticket', 'compartecipazione alla spesa sanitaria', 'C. cost. 325/2011'],
  ['malasanità, errore medico, errori medici, error* chirurg*', 'responsabilità medica', 'C. cost. 102/2021'],
  [
    'responsabilità medic*, responsabilità del medico',
    'responsabilità professionale sanitaria',
    'C. cost. 338/2003',
  ],
  [
    'ospedal* privat*, clinich* privat*, cliniche convenzionate',
    'strutture sanitarie private accreditate',
    'C. cost. 238/2018',
  ],
  ['trasfusion* infett*, sangue infetto', 'emotrasfusioni indennizzo', 'C. cost. 522/2000'],
  ['danni da vaccino, danni vaccin*, vaccin* danni', 'indennizzo vaccinazioni', 'C. cost. 24/2026'],
  ['no vax, novax, vaccin* obbligatori*', 'obbligo vaccinale', 'C. cost. 188/2024'],
  ['green pass', 'certificazione verde covid', 'C. cost. 199/2025'],
  ['lockdown, quarantena, coprifuoco', 'misure di contenimento covid', 'C. cost. 37/2021'],
  ['covid, coronavirus', 'emergenza epidemiologica', 'C. cost. 155/2023'],
  ['tso', 'trattamento sanitario obbligatorio', 'C. cost. 14/2023'],
  ["cur* estero, curarsi all'estero", "cure all'estero", 'C. cost. 273/2004'],
  ['cura di bella, cure miracolose, stamina', 'sperimentazione cure farmaci', 'C. cost. 91/1999'],
  [
    'piano di rientro, deficit sanitario, buco sanità',
    'piano di rientro disavanzo sanitario',
    'C. cost. 161/2025',
  ],
  ['staminali, embrion*', 'embrioni', 'C. cost. 161/2023'],
  ['fisioterapist*, osteopat*', 'professioni sanitarie', 'C. cost. 626/1987'],
];
