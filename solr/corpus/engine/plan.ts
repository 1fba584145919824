import type { Area, Case, CourtKey, Point, Topic, Years } from '../types.ts';
import { COURTS, DISTRICTS, isCriminal, type Seat, TAR_SEATS } from './courts.ts';
import { Random } from './random.ts';
import { type Identity } from './references.ts';
import { chooseSection } from './sections.ts';
import { bindWords } from './vocabulary.ts';

/** A ruling before its words: who decided what, when, on which questions. */
export interface Plan extends Identity {
  id: string;
  topic: Topic;
  area: Area;
  lawsuit: Case;
  points: Point[];
  /** The decision stated in `lawsuit.o`, and whether this court upholds it or sets it aside. */
  outcome: string;
  upheld: boolean;
  type: 'sentenza' | 'ordinanza' | 'decreto';
  origin: Seat;
  /** Whether the point on which the case turns stated the law of that year already. */
  turnsOnFirst: boolean;
  random: Random;
  vars: Map<string, string>;
  hasText: boolean;
}

const LAST_DAY = '2026-10-30';
const HIGHER: ReadonlySet<CourtKey> = new Set(['CASS', 'APP', 'CDS', 'CGT2']);

const within = (years: Years | undefined, year: number) => !years || (year >= years[0] && year <= years[1]);

/** All rulings of all topics, oldest first, so that each can cite those before it. */
export function planRulings(topics: readonly Topic[], target: number): Plan[] {
  const total = topics.reduce((sum, topic) => sum + (topic.weight ?? 1), 0);
  const taken = new Set<string>();
  const plans = topics.flatMap((topic) => {
    const count = Math.max(4, Math.round((target * (topic.weight ?? 1)) / total));
    return Array.from({ length: count }, (_, i) => planRuling(topic, i, count, taken));
  });
  return plans.sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1));
}

function planRuling(topic: Topic, index: number, count: number, taken: Set<string>): Plan {
  const random = new Random(`${topic.id}/${index}`);
  const [from, to] = topic.years ?? [2000, 2026];
  const year = Math.min(to, Math.floor(from + ((index + random.next()) / count) * (to - from + 1)));
  const court = random.weighted(Object.entries(topic.courts) as [CourtKey, number][]);
  const lawsuits = topic.cases.filter(
    (c) => within(c.years, year) && (!c.courts || c.courts.includes(court)),
  );
  const lawsuit = lawsuits[index % lawsuits.length];
  if (!lawsuit) throw new Error(`No case of ${topic.id} for ${court} in ${year}`);
  const usable = topic.points.filter((p) => within(p.years, year));
  if (usable.length < 2) throw new Error(`Fewer than two points of ${topic.id} in ${year}`);
  const wanted = random.weighted([
    [2, 1],
    [3, 5],
    [4, 4],
  ] as const);
  const turning = topic.points[lawsuit.on];
  const points = random
    .shuffle(usable)
    .sort((a, b) => Number(b === turning) - Number(a === turning))
    .slice(0, wanted);
  const outcomes = lawsuit.o.filter((o) => HIGHER.has(court) || o.startsWith('+'));
  const outcome = random.pick(outcomes.length ? outcomes : lawsuit.o);
  const seat = random.pick(COURTS[court].seats);
  const date =
    court === 'CEDU' || court === 'CGUE' ? weekday(random, year, 'thursday') : weekday(random, year);
  const section = chooseSection(topic, court, year, seat.city, random);
  const number = takeNumber(court, isCriminal(topic), date, random, taken);
  const criminal = isCriminal(topic);
  const side = court === 'CASS' ? (criminal ? '-pen' : '-civ') : '';
  return {
    id: `demo-${COURTS[court].slug}${side}-${year}-${number.replace('/', '-').toLowerCase()}`,
    topic,
    lawsuit,
    points,
    court,
    section,
    number,
    year,
    date,
    random,
    area: topic.area,
    criminal,
    outcome: outcome.slice(1),
    upheld: outcome.startsWith('+'),
    type: rulingType(court, criminal, section, year, random),
    place: section !== null && court === 'CONTI' ? 'Roma' : seat.city,
    region: section !== null && court === 'CONTI' ? 'Lazio' : seat.region,
    origin:
      HIGHER.has(court) && court !== 'APP' && court !== 'CGT2'
        ? random.pick(court === 'CDS' ? TAR_SEATS : DISTRICTS)
        : seat,
    vars: bindWords(random, year - yearsToCourt(court, random), lawsuit),
    turnsOnFirst: points[0] === turning,
    hasText: random.chance(0.76),
  };
}

/** How long after the facts a court of this rank decides. */
function yearsToCourt(court: CourtKey, random: Random): number {
  if (court === 'CASS' || court === 'CEDU') return random.int(5, 8);
  return HIGHER.has(court) ? random.int(4, 6) : random.int(2, 4);
}

/** A working day outside August, when courts rest. */
function weekday(random: Random, year: number, day?: 'thursday'): string {
  for (;;) {
    const date = new Date(Date.UTC(year, random.int(0, 11), random.int(1, 28)));
    const iso = date.toISOString().slice(0, 10);
    const week = date.getUTCDay();
    const works = day ? week === 4 : week > 0 && week < 6;
    if (works && date.getUTCMonth() !== 7 && iso <= LAST_DAY) return iso;
  }
}

/** Numbers grow with the date, as in a register, and are never used twice. */
function takeNumber(
  court: CourtKey,
  criminal: boolean,
  date: string,
  random: Random,
  taken: Set<string>,
): string {
  const [low, high] = COURTS[court].numbers;
  const start = Date.parse(`${date.slice(0, 4)}-01-01`);
  const share = (Date.parse(date) - start) / (366 * 86_400_000);
  const shift = court === 'CASS' && criminal ? 12_000 : 0;
  for (;;) {
    const n = Math.round(low + shift + share * (high - low - shift) * 0.98) + random.int(0, 12);
    const yy = (back: number) =>
      String(Number(date.slice(0, 4)) - back)
        .slice(2)
        .padStart(2, '0');
    const number =
      court === 'CGUE' ? `C-${n}/${yy(2)}` : court === 'CEDU' ? `${n}/${yy(random.int(3, 6))}` : String(n);
    const key = `${COURTS[court].typeId}/${date.slice(0, 4)}/${n}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return number;
  }
}

function rulingType(
  court: CourtKey,
  criminal: boolean,
  section: string | null,
  year: number,
  random: Random,
) {
  if (court === 'MIN')
    return criminal ? 'sentenza' : year < 2012 || random.chance(0.5) ? 'decreto' : 'sentenza';
  // The reform of 2016 (d.l. 168/2016) made the ordinanza the usual form before the simple civil sections.
  if (
    court === 'CASS' &&
    !criminal &&
    (section === '6' || (section !== 'U' && year >= 2017 && random.chance(0.5)))
  )
    return 'ordinanza';
  return 'sentenza';
}
