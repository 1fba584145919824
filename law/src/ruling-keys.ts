import { courtLabel } from './courts.ts';
import { fullYear } from './dates.ts';
import { slugOfPlace } from './places.ts';
import { type Court, courtOf } from './types.ts';

export type RulingIdentity = {
  issuer_type_id: number;
  /** Name of the court. Courts with the same seat may number their rulings separately. */
  issuer?: string | undefined;
  place?: string | undefined;
  region?: string | undefined;
  number: string;
  year: number;
  /** 2 is criminal. The Cassazione numbers civil and criminal rulings separately. */
  area?: number | undefined;
  ecli?: string | undefined;
};

/** Returns all keys under which a ruling may be cited, most precise first. */
export function rulingKeys(ruling: RulingIdentity): string[] {
  const court = courtOf(ruling.issuer_type_id);
  const series = ownSeries(ruling);
  const number = ruling.number.trim().toLowerCase();
  const tail = `${ruling.year}:${number}`;
  const between =
    court === 'cass'
      ? [/pen$/i.test(ruling.ecli ?? '') || ruling.area === 2 ? 'pen' : 'civ']
      : series !== null
        ? [series]
        : [ruling.place, ruling.region].map((name) => slugOfPlace(name ?? '')).filter(Boolean);
  return [
    ...new Set([
      ...(ruling.ecli ? [ruling.ecli.toLowerCase()] : []),
      ...between.map((middle) => `${court}:${middle}:${tail}`),
      ...(series === null ? [`${court}:${tail}`] : []),
      ...(/^[ct]-\d/.test(number) ? [`${court}:${number}`] : []),
      // "26/62": cited with a letter today
      ...(court === 'cgue' && /^\d{1,3}\/[5-8]\d$/.test(number) ? [`cgue:c-${number}`] : []),
      ...(court === 'cedu' ? applicationKey(number) : []),
      // queries without a court: 12345/2019, or only the number
      `n:${tail}`,
      `num:${number}`,
    ]),
  ];
}

/**
 * Returns the key part of a court that numbers its rulings separately from courts of its kind; null
 * for other courts.
 */
function ownSeries({ issuer_type_id: type, issuer = '', place: seat = '' }: RulingIdentity): string | null {
  const court = courtOf(type);
  if (court === 'cds') return /giustizia amministrativa/i.test(issuer) ? 'sicilia' : null;
  const [, apart] = /\b(minorenni|sorveglianza)\b/i.exec(issuer) ?? [];
  return court === 'trib' && apart !== undefined && seat !== ''
    ? `${apart.toLowerCase()}-${slugOfPlace(seat)}`
    : null;
}

/** "98602/94": the Court of Human Rights numbers applications by year of filing. */
function applicationKey(number: string): string[] {
  const [, of, year] = /^(\d{1,6})\/(\d{2})$/.exec(number) ?? [];
  return of && year ? [`cedu:${fullYear(year)}:${Number(of)}`] : [];
}

/** Courts with several seats, whose citations need the place. */
const placed = /^(?:trib|app|tar|cgt[12]):\d{4}:/;

/**
 * Returns the keys under which other texts cite a ruling. `vague` is a key without branch, which
 * may also mean `other`, the ruling of the other branch with the same number.
 */
export function citationKeys(keys: readonly string[]): { precise: string[]; vague?: string; other?: string } {
  const cited = keys.filter((key) => !/^n(?:um)?:/.test(key) && !placed.test(key));
  const branch = cited.find((key) => /^cass:(?:civ|pen):/.test(key));
  const vague = cited.find((key) => /^cass:\d/.test(key));
  if (!branch || !vague) return { precise: cited };
  const other = branch.replace(/:(civ|pen):/, (_, branchName: string) =>
    branchName === 'civ' ? ':pen:' : ':civ:',
  );
  return { precise: cited.filter((key) => key !== vague), vague, other };
}

/** Returns the citation of a key: "Cass. civ. n. 12345/2019" for `cass:civ:2019:12345`. */
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

/**
 * Rulings numbered together. `prefix` is the start of their keys; `year` is null if the citation
 * has none.
 */
export type Series = { prefix: string; label: string; year: number | null };

/**
 * Returns the series of a citation: "Cass. civ." of 2019 for "Cass. civ. n. 5/2019"; both branches
 * if it has none.
 */
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

/** Odd, so that the multiplications are invertible. */
const primes = [0x01000193, 0x85ebca6b] as const;

/**
 * Hashes a ruling key ("cost:1990:5") to a 53-bit number, which JSON preserves. Solr reads many
 * numbers faster than strings. Among ten million keys a collision has a probability below 1 %.
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
