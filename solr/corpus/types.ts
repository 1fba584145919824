/** Court of a ruling as the demo corpus knows it; `courts.ts` maps each to issuer type, cities and numbering. */
export type CourtKey =
  'CASS' | 'APP' | 'TRIB' | 'MIN' | 'COST' | 'CDS' | 'TAR' | 'CONTI' | 'CGT1' | 'CGT2' | 'CGUE' | 'CEDU';

export type Area = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** Inclusive years of ruling for which a text states the law in force: a norm is never cited before it existed. */
export type Years = readonly [from: number, to: number];

/**
 * One legal question of a topic. Texts are written in the notation of `engine/spin.ts`.
 * `r` the rule, in wordings that differ throughout; `c` what follows from it; `w` the rule in one clause
 * that can follow "che"; `p` provisions, optionally `art. 155 c.c.@2000-2013`.
 */
export interface Point {
  t: string;
  r: readonly string[];
  c: readonly string[];
  w: string;
  p: readonly string[];
  years?: Years;
}

/**
 * One lawsuit. `f` the facts; `q` the question, an indirect one beginning with "se"; `o` what was decided, a
 * past participle and what depends on it, `+` when right and `-` when it is the error a higher court corrects;
 * `y` why, as a clause that can follow "perché"; `win` which side the law favours (`a` claimant or accused);
 * `b` the other party where it is neither a person nor a company; `v` words bound for the whole ruling.
 */
export interface Case {
  l: string;
  f: string;
  q: string;
  o: readonly string[];
  y: string;
  win: 'a' | 'b';
  /** Index of the point the case turns on: it comes first, and the facts of the case are told with it. */
  on: number;
  b?: string;
  v?: Readonly<Record<string, readonly string[]>>;
  years?: Years;
  courts?: readonly CourtKey[];
}

export interface Topic {
  id: string;
  subject: string;
  head: string;
  /** What follows "in tema di" in an opening. */
  theme: string;
  area: Area;
  courts: Readonly<Partial<Record<CourtKey, number>>>;
  /** Sections of the Cassazione or of the Consiglio di Stato that hear the matter. */
  sections?: readonly string[];
  years?: Years;
  /** Set where a matter outside area 2 is nevertheless tried by criminal judges. */
  criminal?: true;
  weight?: number;
  points: readonly Point[];
  cases: readonly Case[];
}

export interface Principle {
  n: number;
  kind: 'principle' | 'synthesis';
  title: string;
  text: string;
  provisions: string[];
}

/** One line of `demo.jsonl`. */
export interface Ruling {
  id: string;
  issuer_type_id: number;
  issuer: string;
  place: string;
  region: string;
  type: string;
  number: string;
  year: number;
  date: string;
  section: string | null;
  area: Area;
  ecli: string | null;
  subject: string;
  full_text: string | null;
  fictional: true;
  principles: Principle[];
  cites: string[];
}
