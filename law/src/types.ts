type Span = {
  /** UTF-16 offsets; `end` is exclusive. */
  start: number;
  end: number;
  /** Citation, which parses as this reference in a query. */
  label: string;
};

/** A ruling in a text, with its citation data. */
export type RulingReference = Span & {
  kind: 'ruling';
  /** `cass:civ:2019:12345`, `cost:1990:5`, an ECLI in lower case. */
  key: string;
  court?: Court | undefined;
  /** YYYY-MM-DD */
  date?: string | undefined;
  /** Section code of the index: `3`, `U`, `L` … */
  section?: string | undefined;
};

/** An article or act in a text. */
export type ProvisionReference = Span & {
  kind: 'provision';
  /** `cc:2043`, `dlgs:2010:28:6`; for an act `l:1990:241`. */
  key: string;
  /** Key of the act. */
  act: string;
  /** Subdivisions of the article: `co2`, `leta`, `n5`. */
  parts: string[];
};

export type Reference = RulingReference | ProvisionReference;

/** Codes of the authorities in keys, by the contract's issuer type. */
const courtOfIssuerType = {
  1: 'trib',
  2: 'app',
  3: 'cass',
  4: 'cost',
  5: 'cds',
  6: 'tar',
  7: 'conti',
  8: 'cgt1',
  9: 'cgt2',
  10: 'cgue',
  12: 'cedu',
} as const;
export type Court = (typeof courtOfIssuerType)[keyof typeof courtOfIssuerType];

const courts: Partial<Record<number, Court>> = courtOfIssuerType;
/** Returns the code of an authority; undefined if it has none. */
export const courtOf = (issuerType: number): Court | undefined => courts[issuerType];
export const issuerTypeOf = (court: Court): number | undefined =>
  Object.entries(courtOfIssuerType).flatMap(([type, one]) => (one === court ? [Number(type)] : []))[0];
