/** A ruling or an article of law that a text names. `start` and `end` (exclusive) are UTF-16 offsets. */
export type Reference = {
  start: number;
  end: number;
  kind: 'ruling' | 'provision';
  /** `cass:civ:2019:12345`, `cost:1990:5`, an ECLI in lower case; `cc:2043`, `dlgs:2010:28:6`. */
  key: string;
  label: string;
};

/** A ruling as a text cites it, with what the text says of it beside its number. */
export type RulingReference = Reference & {
  kind: 'ruling';
  court?: Court | undefined;
  /** YYYY-MM-DD */
  date?: string | undefined;
  /** `3`, `U`, `L` … as the index has it */
  section?: string | undefined;
};

/** Codes of the authorities in keys, by the issuer type of the contract. */
export const courtOfIssuerType = {
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
