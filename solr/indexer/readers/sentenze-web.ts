import { cleanRuling } from '@massima/law/full-text/clean-ruling';
import { readStamps } from '@massima/law/full-text/text-pages';
import { z } from 'zod';
import type { Ruling } from '../format.ts';
import { firstIssue, parseJson } from './json-lines.ts';
import { isoDay, withoutEntities } from './plain-words.ts';
import type { Reader } from './reader.ts';
import { sentenceCase } from './sentence-case.ts';

/** A value may be in a list. Several pages of a text are joined. */
const value = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
  .nullish()
  .transform((input) => [input ?? []].flat().map(String).join('\n').trim());

/** A ruling in the responses of the Cassazione's search service. */
const source = z.object({
  kind: value,
  szdec: value,
  anno: value,
  numdec: value,
  datdep: value,
  pd: value,
  tipoprov: value,
  materia: value,
  ocr: value,
});

/** The fifth civil section is the tax section. Labour has its own mark. */
const taxSection = '5';
const areas: Record<string, number> = { T: 4, L: 6 };
const kinds: readonly Ruling['type'][] = ['sentenza', 'ordinanza', 'decreto'];

export const readSentenzaWeb: Reader = (text) => {
  const result = source.safeParse(parseJson(text));
  if (!result.success) return { reason: firstIssue(result.error) };
  const row = result.data;
  const [year, number] = [Number(row.anno), Number(row.numdec)];
  const branch = /^sn(civ|pen)$/.exec(row.kind)?.[1];
  if (branch === undefined || !(year > 1860) || !(number > 0)) return { reason: 'no branch, number or year' };
  const id = `cass-${branch}-${year}-${number}`;
  const date = isoDay(row.datdep) ?? isoDay(row.pd);
  if (date === undefined) return { reason: 'no date of publication', id };
  const type = kinds.find((candidate) => row.tipoprov.toLowerCase().startsWith(candidate));
  if (type === undefined) return { reason: `no kind: "${row.tipoprov}"`, id };
  if (row.ocr === '') return { reason: 'no text', id };
  const [stamp] = readStamps(row.ocr).numbers;
  if (stamp && (stamp.year !== year || stamp.number !== String(number)))
    return { reason: `the text belongs to another ruling, n. ${stamp.number}/${stamp.year}`, id };
  const isCivil = branch === 'civ';
  const section = isCivil && row.szdec === taxSection ? 'T' : row.szdec.toUpperCase();
  return {
    ruling: {
      id,
      issuer_type_id: 3,
      issuer: 'Corte di cassazione',
      place: 'Roma',
      region: 'Lazio',
      type,
      number: String(number),
      year,
      date,
      section,
      area: isCivil ? (areas[section] ?? 1) : 2,
      ecli: `ECLI:IT:CASS:${year}:${number}${branch.toUpperCase()}`,
      subject: row.materia === '' ? null : sentenceCase(row.materia),
      full_text: cleanRuling(withoutEntities(row.ocr)),
      principles: [],
    },
    left: [],
  };
};
