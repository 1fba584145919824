import type { RulingKind } from './heading-forms.ts';

/** The names of the Cassazione's files: `snciv2025530510O` is civil, of 2025, of the fifth section, number 30510, an ordinanza. */
const form =
  /(?:^|[^a-z])sn(?<branch>civ|pen)(?<year>(?:19|20)\d{2})(?<section>[1-7LTUF])(?<number>\d{5})(?<kind>[SOD])/i;
const kinds: Record<string, RulingKind> = { S: 'sentenza', O: 'ordinanza', D: 'decreto' };

export function readFileName(name: string) {
  const { branch, year, section, number, kind } = form.exec(name)?.groups ?? {};
  if (!year || !number) return undefined;
  return {
    branch: branch?.toLowerCase() === 'pen' ? ('penale' as const) : ('civile' as const),
    year: Number(year),
    section: section?.toUpperCase(),
    number: String(Number(number)),
    kind: kinds[kind?.toUpperCase() ?? ''],
  };
}
