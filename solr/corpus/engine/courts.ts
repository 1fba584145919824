import type { CourtKey, Topic } from '../types.ts';

export interface Seat {
  city: string;
  region: string;
  /** Seat of the Corte d'appello (and of the regional courts) above this city. */
  district: string;
}

const seat = (city: string, region: string, district: string = city): Seat => ({ city, region, district });

export const DISTRICTS: readonly Seat[] = [
  seat('Roma', 'Lazio'),
  seat('Milano', 'Lombardia'),
  seat('Torino', 'Piemonte'),
  seat('Napoli', 'Campania'),
  seat('Bologna', 'Emilia-Romagna'),
  seat('Firenze', 'Toscana'),
  seat('Venezia', 'Veneto'),
  seat('Genova', 'Liguria'),
  seat('Bari', 'Puglia'),
  seat('Palermo', 'Sicilia'),
  seat('Cagliari', 'Sardegna'),
  seat('Ancona', 'Marche'),
  seat('Perugia', 'Umbria'),
  seat("L'Aquila", 'Abruzzo'),
  seat('Catanzaro', 'Calabria'),
  seat('Potenza', 'Basilicata'),
  seat('Trieste', 'Friuli-Venezia Giulia'),
  seat('Trento', 'Trentino-Alto Adige'),
  seat('Campobasso', 'Molise'),
];

export const CITIES: readonly Seat[] = [
  ...DISTRICTS,
  seat('Bergamo', 'Lombardia', 'Milano'),
  seat('Monza', 'Lombardia', 'Milano'),
  seat('Pavia', 'Lombardia', 'Milano'),
  seat('Novara', 'Piemonte', 'Torino'),
  seat('Cuneo', 'Piemonte', 'Torino'),
  seat('Aosta', "Valle d'Aosta", 'Torino'),
  seat('Verona', 'Veneto', 'Venezia'),
  seat('Padova', 'Veneto', 'Venezia'),
  seat('Treviso', 'Veneto', 'Venezia'),
  seat('Udine', 'Friuli-Venezia Giulia', 'Trieste'),
  seat('Modena', 'Emilia-Romagna', 'Bologna'),
  seat('Parma', 'Emilia-Romagna', 'Bologna'),
  seat('Rimini', 'Emilia-Romagna', 'Bologna'),
  seat('Pisa', 'Toscana', 'Firenze'),
  seat('Lucca', 'Toscana', 'Firenze'),
  seat('Savona', 'Liguria', 'Genova'),
  seat('Latina', 'Lazio', 'Roma'),
  seat('Viterbo', 'Lazio', 'Roma'),
  seat('Terni', 'Umbria', 'Perugia'),
  seat('Pescara', 'Abruzzo', "L'Aquila"),
  seat('Avellino', 'Campania', 'Napoli'),
  seat('Benevento', 'Campania', 'Napoli'),
  seat('Foggia', 'Puglia', 'Bari'),
  seat('Trani', 'Puglia', 'Bari'),
  seat('Matera', 'Basilicata', 'Potenza'),
  seat('Cosenza', 'Calabria', 'Catanzaro'),
  seat('Trapani', 'Sicilia', 'Palermo'),
  seat('Agrigento', 'Sicilia', 'Palermo'),
  seat('Nuoro', 'Sardegna', 'Cagliari'),
  seat('Pesaro', 'Marche', 'Ancona'),
  seat('Isernia', 'Molise', 'Campobasso'),
  seat('Rovereto', 'Trentino-Alto Adige', 'Trento'),
];

const only = (city: string, region: string): readonly Seat[] => [seat(city, region)];

/** Trento has a court of its own name and statute, which the demo leaves out. */
export const TAR_SEATS: readonly Seat[] = DISTRICTS.filter((one) => one.city !== 'Trento');

export interface Court {
  typeId: number;
  slug: string;
  issuer: string;
  seats: readonly Seat[];
  /**
   * Numbers of the first and of the last day of a year. They lie above what these courts really reach, so that no
   * reference of the demo can be mistaken for that of a real ruling.
   */
  numbers: readonly [number, number];
}

export const COURTS: Readonly<Record<CourtKey, Court>> = {
  TRIB: { typeId: 1, slug: 'trib', issuer: 'Tribunale', seats: CITIES, numbers: [31000, 38900] },
  MIN: {
    typeId: 1,
    slug: 'trib-min',
    issuer: 'Tribunale per i minorenni',
    seats: DISTRICTS,
    numbers: [6000, 8900],
  },
  APP: { typeId: 2, slug: 'app', issuer: "Corte d'appello", seats: DISTRICTS, numbers: [12000, 18900] },
  CASS: {
    typeId: 3,
    slug: 'cass',
    issuer: 'Corte di cassazione',
    seats: only('Roma', 'Lazio'),
    numbers: [46000, 79000],
  },
  COST: {
    typeId: 4,
    slug: 'cost',
    issuer: 'Corte costituzionale',
    seats: only('Roma', 'Lazio'),
    numbers: [601, 980],
  },
  CDS: {
    typeId: 5,
    slug: 'cds',
    issuer: 'Consiglio di Stato',
    seats: only('Roma', 'Lazio'),
    numbers: [14000, 21900],
  },
  TAR: { typeId: 6, slug: 'tar', issuer: 'TAR', seats: TAR_SEATS, numbers: [31000, 38900] },
  CONTI: { typeId: 7, slug: 'conti', issuer: 'Corte dei conti', seats: DISTRICTS, numbers: [3100, 4900] },
  CGT1: { typeId: 8, slug: 'cgt1', issuer: '', seats: CITIES, numbers: [41000, 48900] },
  CGT2: { typeId: 9, slug: 'cgt2', issuer: '', seats: DISTRICTS, numbers: [21000, 28900] },
  CGUE: {
    typeId: 10,
    slug: 'cgue',
    issuer: "Corte di giustizia dell'Unione europea",
    seats: only('Lussemburgo', ''),
    numbers: [1101, 1890],
  },
  CEDU: {
    typeId: 12,
    slug: 'cedu',
    issuer: "Corte europea dei diritti dell'uomo",
    seats: only('Strasburgo', ''),
    numbers: [90100, 99800],
  },
};

/** The Commissioni tributarie became Corti di giustizia tributaria on 16 September 2022 (l. 130/2022). */
export function issuerName(court: CourtKey, date: string): string {
  const reformed = date >= '2022-09-16';
  if (court === 'CGT1')
    return reformed ? 'Corte di giustizia tributaria di primo grado' : 'Commissione tributaria provinciale';
  if (court === 'CGT2')
    return reformed ? 'Corte di giustizia tributaria di secondo grado' : 'Commissione tributaria regionale';
  return COURTS[court].issuer;
}

export const isCriminal = (topic: Pick<Topic, 'area' | 'criminal'>): boolean =>
  topic.area === 2 || topic.criminal === true;
