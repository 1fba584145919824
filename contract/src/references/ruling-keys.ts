import { slug } from './slug.ts';
import { courtOfIssuerType } from './types.ts';

export type RulingIdentity = {
  issuer_type_id: number;
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
  const court = courtOfIssuerType[ruling.issuer_type_id as keyof typeof courtOfIssuerType];
  const number = ruling.number.trim().toLowerCase();
  const tail = `${ruling.year}:${number}`;
  const between =
    court === 'cass'
      ? [/pen$/i.test(ruling.ecli ?? '') || ruling.area === 2 ? 'pen' : 'civ']
      : [ruling.place, ruling.region].map((name) => slug(name ?? '')).filter(Boolean);
  return [
    ...new Set([
      ...(ruling.ecli ? [ruling.ecli.toLowerCase()] : []),
      ...between.map((middle) => `${court}:${middle}:${tail}`),
      `${court}:${tail}`,
      ...(/^[ct]-\d/.test(number) ? [`${court}:${number}`] : []),
      // what is typed without a court: 12345/2019, or the number alone
      `n:${tail}`,
      `num:${number}`,
    ]),
  ];
}
