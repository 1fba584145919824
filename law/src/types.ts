type Span = {
  /** UTF-16 offsets; `end` is exclusive. */
  start: number;
  end: number;
  /** As cited, and as a question finds it. */
  label: string;
};

/** A ruling that a text names, with what it says of it besides the number. */
export type RulingReference = Span & {
  kind: 'ruling';
  /** `cass:civ:2019:12345`, `cost:1990:5`, an ECLI in lower case. */
  key: string;
  court?: Court | undefined;
  /** YYYY-MM-DD */
  date?: string | undefined;
  /** `3`, `U`, `L` … as the index has it. */
  section?: string | undefined;
};

/** An article of law that a text names, or a whole act. */
export type ProvisionReference = Span & {
  kind: 'provision';
  /** `cc:2043`, `dlgs:2010:28:6`; of a whole act `l:1990:241`. */
  key: string;
  /** The act's own key. */
  act: string;
  /** What narrows the article: `co2`, `leta`, `n5`. */
  parts: string[];
};

export type Reference = RulingReference | ProvisionReference;

/** Codes of the authorities in keys, by the issuer type of the contract. */
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
/** Undefined for an authority that is not cited by a code. */
export const courtOf = (issuerType: number): Court | undefined => courts[issuerType];
export const issuerTypeOf = (court: Court): number | undefined =>
  Object.entries(courtOfIssuerType).flatMap(([type, one]) => (one === court ? [Number(type)] : []))[0];
