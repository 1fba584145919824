import type { RulingKind } from './heading-forms.ts';

/** Header that the portal of the Cassazione prints above a text or after its first page. */
const form =
  /\b(?<branch>Civile|Penale) (?<kind>Sent|Ord|Decr?)\. Sez\. (?<section>\w{1,3}) {1,4}Num\. (?<number>\d{1,6}) {1,4}Anno (?<year>\d{4})\b/i;
const day = /\bData pubblicazione: (\d{2}\/\d{2}\/\d{4})\b/i;
const kinds: Record<string, RulingKind> = {
  sent: 'sentenza',
  ord: 'ordinanza',
  dec: 'decreto',
  decr: 'decreto',
};

export function readPortalHeader(text: string) {
  const match = form.exec(text);
  const { branch, kind = '', section, number, year } = match?.groups ?? {};
  if (!match || !number || !year) return undefined;
  return {
    branch: branch?.toLowerCase() === 'penale' ? ('penale' as const) : ('civile' as const),
    kind: kinds[kind.toLowerCase()],
    section: section?.toUpperCase(),
    number: String(Number(number)),
    year: Number(year),
    published: day.exec(text.slice(match.index, match.index + 400))?.[1],
  };
}
