import { between, pick, seededRandom, weighted } from './random.ts';
import { makeTopics } from './topics.ts';
import { writeText } from './write-text.ts';
import type { Language } from './word-statistics.ts';

export interface CorpusOptions {
  rulings: number;
  /** Massime of each ruling. */
  principles: number;
  /** Words of the full text; 0 for none. */
  fullTextWords: number;
  seed: number;
}

const courts = [
  { type: 1, issuer: 'Tribunale', areas: [1, 2, 6] },
  { type: 2, issuer: "Corte d'appello", areas: [1, 2, 6] },
  { type: 3, issuer: 'Corte di cassazione', areas: [1, 2, 4, 6] },
  { type: 4, issuer: 'Corte costituzionale', areas: [5] },
  { type: 5, issuer: 'Consiglio di Stato', areas: [3] },
  { type: 6, issuer: 'TAR Lazio', areas: [3] },
  { type: 6, issuer: 'TAR Lombardia', areas: [3] },
  { type: 7, issuer: 'Corte dei conti', areas: [3] },
  { type: 8, issuer: 'Corte di giustizia tributaria di primo grado', areas: [4] },
  { type: 9, issuer: 'Corte di giustizia tributaria di secondo grado', areas: [4] },
];
const drawCourt = weighted([12, 12, 44, 4, 8, 6, 4, 2, 4, 4]);
const firstYear = 2000;
const years = 26;

/** Rulings as solr/indexer/FORMAT.md describes them. Made-up words about made-up matters: for measuring, never for reading. */
export function* generateRulings(language: Language, options: CorpusOptions) {
  const topics = makeTopics(language);
  const random = seededRandom(options.seed);
  for (let i = 0; i < options.rulings; i++) {
    const court = courts[drawCourt(random)]!;
    const topic = pick(random, topics);
    const year = firstYear + Math.floor(years * Math.sqrt(random()));
    const day = new Date(Date.UTC(year, 0, between(random, 1, 365))).toISOString().slice(0, 10);
    const text = (wordCount: number) => writeText(language, topic, wordCount, random);
    const principle = (kind: 'principle' | 'synthesis', n: number) => ({
      n,
      kind,
      title: Array.from({ length: 3 }, () => text(between(random, 2, 5)).slice(0, -1)).join(' - '),
      text: text(between(random, 50, 110)),
    });
    yield {
      id: `bench-${i}`,
      issuer_type_id: court.type,
      issuer: court.issuer,
      place: 'Roma',
      region: 'Lazio',
      type: random() < 0.7 ? 'sentenza' : 'ordinanza',
      number: String(i + 1),
      year,
      date: day,
      section: String(between(random, 1, 6)),
      area: pick(random, court.areas),
      fictional: true,
      full_text: options.fullTextWords ? text(options.fullTextWords) : null,
      principles: [
        ...Array.from({ length: options.principles }, (_, n) => principle('principle', n + 1)),
        ...(i % 4 === 0 ? [principle('synthesis', 1)] : []),
      ],
      cites: [],
    };
  }
}
