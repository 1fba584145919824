import { cleanRuling } from '@massima/law/full-text/clean-ruling';
import { z } from 'zod';
import type { Ruling } from '../format.ts';
import { withAccents } from './italian-accents.ts';
import { firstIssue, parseJson } from './json-lines.ts';
import { isoDay, withoutEntities } from './plain-words.ts';
import type { Reader } from './reader.ts';
import { sentenceCase } from './sentence-case.ts';

const optionalText = z.string().nullish();

/**
 * A ruling of the Court's own files. All fields are strings. `massime` is present if the archives
 * of massime were given.
 */
const source = z.object({
  numero_pronuncia: z.coerce.number().int().min(1),
  anno_pronuncia: z.coerce.number().int().min(1956),
  tipologia_pronuncia: optionalText,
  data_decisione: optionalText,
  data_deposito: optionalText,
  ecli: optionalText,
  epigrafe: optionalText,
  testo: optionalText,
  dispositivo: optionalText,
  massime: z.array(z.object({ titolo: z.string(), testo: z.string() })).optional(),
});

const kinds: Record<string, Ruling['type']> = { S: 'sentenza', O: 'ordinanza', D: 'decreto' };
const filing = /^\s*(?:SENT|ORD)\.\s*\d+\/\d+\s*[A-Z]{0,2}\d?\.?\s*|\s*\(?Classif\.\s*[\d, ]+\)?\.?\s*$/gi;

/** Reader for the archive of the Corte costituzionale: the full text of each ruling. */
export const readCortePronuncia: Reader = (text) => {
  const result = source.safeParse(parseJson(text));
  if (!result.success) return { reason: firstIssue(result.error) };
  const row = result.data;
  const id = `cost-${row.anno_pronuncia}-${row.numero_pronuncia}`;
  const date = isoDay(row.data_deposito ?? '') ?? isoDay(row.data_decisione ?? '');
  if (!date) return { reason: 'no date', id };
  const parts = [row.epigrafe, row.testo, row.dispositivo].map((part) => withoutEntities(part ?? '').trim());
  const full = cleanRuling(withAccents(parts.filter(Boolean).join('\n\n')));
  const massime = row.massime ?? [];
  // a correction has neither a text nor massime
  if (full === '' && massime.length === 0) return { reason: 'no text', id };
  const filled = massime.filter((massima) => massima.testo.trim() !== '');
  return {
    ruling: {
      id,
      issuer_type_id: 4,
      issuer: 'Corte costituzionale',
      place: 'Roma',
      region: 'Lazio',
      type: kinds[row.tipologia_pronuncia?.trim().toUpperCase() ?? ''] ?? 'sentenza',
      number: String(row.numero_pronuncia),
      year: row.anno_pronuncia,
      date,
      section: '',
      area: 5,
      ecli: row.ecli?.trim() || `ECLI:IT:COST:${row.anno_pronuncia}:${row.numero_pronuncia}`,
      full_text: full || null,
      principles: filled.map(({ titolo, testo }, at) => ({
        n: at + 1,
        kind: 'principle',
        title: sentenceCase(
          withAccents(withoutEntities(titolo).replace(filing, '').replace(filing, '').trim()),
        ),
        text: withAccents(withoutEntities(testo)).trim(),
      })),
    },
    left: massime.length > filled.length ? [{ id: `${id}-m0`, reason: 'empty massima' }] : [],
  };
};
