import { z } from 'zod';
import type { Principle, Ruling } from '../format.ts';
import { withAccents } from './italian-accents.ts';
import { firstIssue, parseJson } from './json-lines.ts';
import type { Reader } from './reader.ts';
import { sentenceCase } from './sentence-case.ts';

/** A ruling of dati.cortecostituzionale.it, as its public collection of JSON lines has it. */
const source = z.object({
  id: z.string(),
  ecli: z.string().nullish(),
  tipo: z.string(),
  numero: z.int(),
  anno: z.int(),
  data_decisione: z.iso.date().nullish(),
  data_deposito: z.iso.date().nullish(),
  tipologia_giudizio: z.string().nullish(),
  dispositivo: z.string().nullish(),
  massime: z.array(
    z.object({
      n: z.int(),
      titolo: z.string().nullish(),
      testo: z.string().nullish(),
      parametri: z.array(z.string()).nullish(),
    }),
  ),
  cita: z.array(z.string()).nullish(),
});
type Source = z.infer<typeof source>;

const types = new Set(['sentenza', 'ordinanza', 'decreto', 'parere']);
/** Filing marks of the collection: "SENT. 1/56 A. " and "(Classif. 036009)". */
const filing = /^\s*(?:SENT|ORD)\.\s*\d+\/\d+\s*[A-Z]{0,2}\d?\.?\s*|\s*\(?Classif\.\s*[\d, ]+\)?\.?\s*$/gi;

/** Reader for the open data of the Corte costituzionale. FORMAT.md lists what it normalises. */
export const readCorteCostituzionale: Reader = (line) => {
  const result = source.safeParse(parseJson(line));
  if (!result.success) return { reason: firstIssue(result.error) };
  const row = result.data;
  const date = row.data_deposito ?? row.data_decisione;
  if (!date) return { reason: 'no date', id: row.id };
  const filled = row.massime.filter((massima) => massima.testo?.trim());
  const empty = row.massime.filter((massima) => !massima.testo?.trim());
  return {
    ruling: toRuling(row, date, filled.map(toPrinciple)),
    left: empty.map(({ n }) => ({ id: `${row.id}-m${n}`, reason: 'empty massima' })),
  };
};

function toRuling(row: Source, date: string, principles: Principle[]): Ruling {
  const type = row.tipo.toLowerCase();
  return {
    id: row.id,
    issuer_type_id: 4,
    issuer: 'Corte costituzionale',
    place: 'Roma',
    region: 'Lazio',
    type: types.has(type) ? (type as Ruling['type']) : 'sentenza',
    number: String(row.numero),
    year: row.anno,
    date,
    section: '',
    // its rulings belong to no branch of law: 5 is "none"
    area: 5,
    ecli: row.ecli,
    subject: row.tipologia_giudizio ? sentenceCase(row.tipologia_giudizio) : null,
    full_text: row.dispositivo?.trim() ? withAccents(unwrap(row.dispositivo)) : null,
    principles,
    cites: (row.cita ?? []).map((id) => id.replace(/^cost-(\d+)-(\d+)$/, 'cost:$1:$2')),
  };
}

function toPrinciple({ n, titolo, testo, parametri }: Source['massime'][number]): Principle {
  return {
    n,
    kind: 'principle',
    title: sentenceCase(withAccents((titolo ?? '').replace(filing, '').replace(filing, ''))),
    text: withAccents(testo ?? ''),
    provisions: parametri ?? [],
  };
}

/** Joins lines broken at 70 characters. A separate paragraph stays separate. */
function unwrap(text: string): string {
  return text.replace(/([^\n.;:])\n(?=\p{Ll}|\()/gu, '$1 ').trim();
}
