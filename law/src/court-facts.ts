import type { Court } from './types.ts';

/** What no ruling of a court can be. */
export type CourtFacts = {
  /** The year of its first rulings. */
  since?: number;
  /** More than it ever decided in a year, with room to spare. */
  most?: number;
  /** Codes of its sections; of the Cassazione by branch. */
  sections?: { any: string; civ?: string; pen?: string };
};

export const courtFacts: Partial<Record<Court, CourtFacts>> = {
  cass: {
    most: 99_999,
    sections: { any: '1 2 3 4 5 6 7 U L T F', civ: '1 2 3 4 5 6 U L T F', pen: '1 2 3 4 5 6 7 U F' },
  },
  // 1,147 in 1988 were the most.
  cost: { since: 1956, most: 1200, sections: { any: '' } },
  cds: { most: 99_999, sections: { any: '1 2 3 4 5 6 7 A' } },
  tar: { since: 1974, most: 99_999 },
  cgue: { since: 1953 },
  cedu: { since: 1959, sections: { any: '1 2 3 4 5 G' } },
  trib: { most: 99_999 },
  app: { most: 99_999 },
};

/** Capitals of provinces that are not the seat of a court of appeal, nor of a section of one. */
const withoutAppeal =
  'agrigento alessandria aosta arezzo ascoli-piceno asti avellino barletta belluno benevento bergamo biella brindisi caserta chieti como cosenza cremona crotone cuneo enna fermo ferrara foggia forli frosinone gorizia grosseto imperia isernia la-spezia latina lecco livorno lodi lucca macerata mantova massa matera modena monza novara nuoro oristano padova parma pavia pesaro pescara piacenza pisa pistoia pordenone prato ragusa ravenna reggio-emilia rieti rimini rovigo savona siena siracusa sondrio teramo terni trapani treviso udine urbino varese verbania vercelli verona vibo-valentia vicenza viterbo';
export const placesWithoutAppeal: ReadonlySet<string> = new Set(withoutAppeal.split(' '));
