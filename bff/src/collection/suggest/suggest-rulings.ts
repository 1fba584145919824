import { takeCourt } from '@massima/law/courts';
import { Cursor } from '@massima/law/cursor';
import { takeQualifiers } from '@massima/law/ruling-qualifiers';
import { type Court, issuerTypeOf } from '@massima/law/types';
import { citation } from '@massima/contract/format/citation';
import { parseQuery } from '@massima/law/parse-query';
import { rulingKeys, rulingLabel } from '@massima/law/ruling-keys';
import { presentHeading } from '../present/present-result.ts';
import type { EngineDoc } from '../solr/engine-answer.ts';
import { selectHandler } from '../solr/calls.ts';
import { numberedRulings } from '../solr/suggest-queries.ts';
import type { PatientCall, Suggestions, SuggestInput } from './types.ts';

const most = 4;
/** More than shown, because an incomplete year is filtered here. */
const rows = 40;

interface NumberInput {
  number: string;
  /** May be incomplete. */
  year: string;
  court: Court | undefined;
  branch: 'civ' | 'pen' | undefined;
}

const ending = /(?:n(?:n|umero)?\.?\s{0,2})?(\d{1,6})(?:\s?(?:\/|\s{1,2}del(?:l['’])?\s)\s{0,2}(\d{0,4}))?$/i;
const fewestDigits = 2;

/**
 * Parses a number or its prefix, with the court and year of the ruling: "12345/2019", "cass 123",
 * "Cass. pen. n. 51571/20".
 */
export function readNumber(input: string): NumberInput | null {
  const match = ending.exec(input);
  const [, number = '', year = ''] = match ?? [];
  if (!match || number.length < fewestDigits) return null;
  const before = input.slice(0, match.index).trimEnd().replace(/,$/, '');
  if (before === '') return { number, year, court: undefined, branch: undefined };
  const cursor = new Cursor(before, 0);
  const named = takeCourt(cursor);
  if (!named) return null;
  const { area } = takeQualifiers(cursor);
  return cursor.at < before.length ? null : { number, year, court: named.court, branch: named.area ?? area };
}

/** Suggests rulings by number prefix, exact numbers first, then newest. */
export async function suggestRulings(
  select: PatientCall,
  { q }: SuggestInput,
): Promise<Suggestions['rulings']> {
  const parsed = readNumber(q);
  if (!parsed) return [];
  const { number, year, court, branch } = parsed;
  const issuer = court && issuerTypeOf(court);
  const response = await select(selectHandler, numberedRulings({ number, year, issuer, branch }, rows));
  return (response?.response.docs ?? [])
    .filter((doc) => String(doc.year).startsWith(year))
    .slice(0, most)
    .flatMap((doc) => {
      const text = asQuestion(doc);
      return text === undefined ? [] : [{ text, ruling_id: doc.ruling_id }];
    });
}

/** Returns the first citation of a ruling, full or short, that parses as this ruling. */
function asQuestion(doc: EngineDoc): string | undefined {
  const keys = rulingKeys(doc);
  const named = keys.filter((key) => !/^n(?:um)?:/.test(key));
  return [citation(presentHeading(doc)), ...named.map(rulingLabel)].find((text) =>
    parseQuery(text).references.some(({ key }) => named.includes(key)),
  );
}
