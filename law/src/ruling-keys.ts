import { courtLabel } from './courts.ts';
import { fullYear } from './dates.ts';
import { slugOfPlace } from './places.ts';
import { type Court, courtOf } from './types.ts';

export type RulingIdentity = {
  issuer_type_id: number;
  /** Its name: courts that sit in the same place may number their rulings apart. */
  issuer?: string | undefined;
  place?: string | undefined;
  region?: string | undefined;
  number: string;
  year: number;
  /** 2 is criminal: it tells the two series of the Cassazione apart. */
  area?: number | undefined;
  ecli?: string | undefined;
};

/** Every key under which a ruling may be cited, the most precise first. */
export function rulingKeys(ruling: RulingIdentity): string[] {
  const court = courtOf(ruling.issuer_type_id);
  const own = ownSeries(ruling);
  const number = ruling.number.trim().toLowerCase();
  const tail = `${ruling.year}:${number}`;
  const between =
    court === 'cass'
      ? [/pen$/i.test(ruling.ecli ?? '') || ruling.area === 2 ? 'pen' : 'civ']
      : own !== null
        ? [own]
        : [ruling.place, ruling.region].map((name) => slugOfPlace(name ?? '')).filter(Boolean);
  return [
    ...new Set([
      ...(ruling.ecli ? [ruling.ecli.toLowerCase()] : []),
      ...between.map((middle) => `${court}:${middle}:${tail}`),
      ...(own === null ? [`${court}:${tail}`] : []),
      ...(/^[ct]-\d/.test(number) ? [`${court}:${number}`] : []),
      // "26/62": cited with its letter today
      ...(court === 'cgue' && /^\d{1,3}\/[5-8]\d$/.test(number) ? [`cgue:c-${number}`] : []),
      ...(court === 'cedu' ? applicationKey(number) : []),
      // what is typed without a court: 12345/2019, or the number alone
      `n:${tail}`,
      `num:${number}`,
    ]),
  ];
}

/** What replaces the place of a court that numbers its rulings apart from those of its kind; null for all others. */
function ownSeries({ issuer_type_id: type, issuer = '', place = '' }: RulingIdentity): string | null {
  const court = courtOf(type);
  if (court === 'cds') return /giustizia amministrativa/i.test(issuer) ? 'sicilia' : null;
  const [, apart] = /\b(minorenni|sorveglianza)\b/i.exec(issuer) ?? [];
  return court === 'trib' && apart !== undefined && place !== ''
    ? `${apart.toLowerCase()}-${slugOfPlace(place)}`
    : null;
}

/** "98602/94": the Court of Human Rights numbers the applications, in the year in which they were made. */
function applicationKey(number: string): string[] {
  const [, of, year] = /^(\d{1,6})\/(\d{2})$/.exec(number) ?? [];
  return of && year ? [`cedu:${fullYear(year)}:${Number(of)}`] : [];
}

/** Courts of which there are many: their rulings are cited with the place. */
const placed = /^(?:trib|app|tar|cgt[12]):\d{4}:/;

/**
 * Under which of its keys other texts cite a ruling. `vague`: "Cass. n. 5/2019" in a text without a branch
 * may also mean the ruling of the other branch with that number, which is `other`.
 */
export function citationKeys(keys: readonly string[]): { precise: string[]; vague?: string; other?: string } {
  const cited = keys.filter((key) => !/^n(?:um)?:/.test(key) && !placed.test(key));
  const branch = cited.find((key) => /^cass:(?:civ|pen):/.test(key));
  const vague = cited.find((key) => /^cass:\d/.test(key));
  if (!branch || !vague) return { precise: cited };
  const other = branch.replace(/:(civ|pen):/, (_, one: string) => (one === 'civ' ? ':pen:' : ':civ:'));
  return { precise: cited.filter((key) => key !== vague), vague, other };
}

/** "Cass. civ. n. 12345/2019" of `cass:civ:2019:12345`, as a citation that was read from a text is called. */
export function rulingLabel(key: string): string {
  if (key.startsWith('ecli:')) return key.toUpperCase();
  if (key.startsWith('rv:')) return `Rv. ${key.slice(3)}`;
  const parts = key.split(':');
  if (key.startsWith('cds:sicilia:')) return `CGARS n. ${parts[3] ?? ''}/${parts[2] ?? ''}`;
  const court = courtLabel(parts[0] as Court);
  if (parts.length === 2) return `${court} ${(parts[1] ?? '').toUpperCase()}`.trim();
  const [number = '', year = ''] = parts.toReversed();
  const between = parts
    .slice(1, -2)
    .map((middle) => (/^(?:civ|pen)$/.test(middle) ? `${middle}.` : placeName(middle)));
  return [court, ...between, `n. ${number}/${year}`].filter(Boolean).join(' ');
}

/** Rulings that are numbered together, of which one is cited: `prefix` is what their keys begin with; no year where none is given. */
export type Series = { prefix: string; label: string; year: number | null };

/** "Cass. civ." of 2019 for "Cass. civ. n. 5/2019"; both branches where none is said. */
export function seriesOf(key: string): Series[] {
  const [, prefix = '', court = '', between, year] =
    /^((\w+):(?:([a-z][a-z-]*(?::[a-z]\w*)?):)?(\d{4}):)[^:/]+$/.exec(key) ?? [];
  if (court === '' || court === 'cedu') {
    const all = key.split(':')[0] ?? '';
    return [{ prefix: `${all}:`, label: all === 'rv' ? 'Rv.' : courtLabel(all as Court), year: null }];
  }
  if (court === 'cass' && between === undefined)
    return ['civ', 'pen'].flatMap((branch) => seriesOf(key.replace('cass:', `cass:${branch}:`)));
  const label =
    court === 'ecli' ? `ECLI:${(between ?? '').toUpperCase()}` : (rulingLabel(key).split(' n. ')[0] ?? '');
  return [{ prefix, label, year: Number(year) }];
}

const placeName = (slugged: string) =>
  slugged.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()).replaceAll('-', ' ');

/** Odd, so that every step can be undone and none of the input is lost. */
const primes = [0x01000193, 0x85ebca6b] as const;

/**
 * A key of a ruling ("cost:1990:5") as a number of 53 bits, which JSON keeps whole: the engine reads numbers of many hits
 * far quicker than words. Of ten million keys two share one with a chance of less than 1 in 100.
 */
export function citationNumber(key: string): number {
  let [low, high] = [0x811c9dc5, 0x9e3779b1];
  for (let i = 0; i < key.length; i++) {
    low = Math.imul(low ^ key.charCodeAt(i), primes[0]);
    high = Math.imul(high ^ key.charCodeAt(i) ^ (high >>> 15), primes[1]);
  }
  high ^= low >>> 16;
  return ((high >>> 0) % 0x200000) * 0x100000000 + (low >>> 0);
}
