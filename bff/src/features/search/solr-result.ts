import type { RulingHeading } from '@massima/contract/citations';
import type { SearchData, SearchResult } from '@massima/contract/search';
import { bestPassage } from './best-passage.ts';
import { readFacet, type EngineAnswer, type EngineDoc } from './engine-answer.ts';
import { readMarks } from './read-marks.ts';

/** What is read of a hit, and so all that is asked for; its text comes with its marks. */
export const resultFields =
  'id,score,ruling_id,issuer_type_id,issuer,place,region,type,number,year,date,section,area,ecli,has_full_text,fictional';

export interface ResultContext {
  maxscore: number;
  kind: 'principle' | 'verdict';
  /** Full texts by ruling, when the request asked for them. */
  fullTexts?: ReadonlyMap<string, string> | undefined;
}

/** One hit as the client sees it: an explicit list of fields. `marked` is its text with the engine's marks. */
export function presentResult(
  doc: EngineDoc,
  marked: string,
  { maxscore, kind, fullTexts }: ResultContext,
): SearchResult {
  const found = readMarks(marked);
  const passage = bestPassage(found);
  const real = doc.score ?? 0;
  return {
    id_new: doc.id,
    score: maxscore > 0 ? Math.min(1, real / maxscore) : 0,
    real_score: real,
    document_type_massima: kind === 'verdict' ? 1 : 0,
    document_type_massima_start: passage.start,
    document_type_massima_end: passage.end,
    document_diritto: found.text,
    keywords_positions: found.positions,
    document: {
      ...(fullTexts
        ? { ruling_full_text: fullTexts.get(doc.ruling_id) ?? null }
        : {
            has_full_text: doc.has_full_text ?? false,
            ruling_type: doc.type ?? '',
            ...(doc.fictional && { fictional: true as const }),
          }),
      ruling_section: doc.section ?? '',
    },
    ...presentIdentity(doc),
    feedback: 'none',
  };
}

/** Which ruling it is: what its citation is made of. */
function presentIdentity(doc: EngineDoc) {
  return {
    document_date: doc.date.slice(0, 10),
    sent_anno: doc.year,
    sent_numero: doc.number,
    document_sezione: doc.section ?? '',
    document_area: doc.area,
    issuer_type_id: doc.issuer_type_id,
    document_emanante: doc.issuer,
    document_place: doc.place ?? '',
    document_region: doc.region ?? '',
    ...(doc.ecli && { ecli: doc.ecli }),
  };
}

/** A ruling as it is cited, without any of its texts. */
export function presentHeading(doc: EngineDoc): RulingHeading {
  return {
    ruling_id: doc.ruling_id,
    ...presentIdentity(doc),
    document: {
      ruling_type: doc.type ?? '',
      has_full_text: doc.has_full_text ?? false,
      ...(doc.fictional && { fictional: true as const }),
    },
  };
}

/** The marked text of a hit: the highlighter gives every text back, also one without a match. */
export const markedText = (answer: EngineAnswer, doc: EngineDoc, field = 'text'): string =>
  answer.highlighting?.[doc.id]?.[field]?.[0] ?? (field === 'text' ? doc.text : doc.full_text) ?? '';

/** The issuing authorities among all matches, most first. Values look like "3|Corte di cassazione". */
export function presentAuthorities(answer: EngineAnswer): SearchData['autList'] {
  const fields = answer.facet_counts?.facet_fields;
  return readFacet(fields?.['authority']).map(({ value, count }) => {
    const bar = value.indexOf('|');
    return { issuer_type_id: Number(value.slice(0, bar)), document_emanante: value.slice(bar + 1), count };
  });
}

/** Matches by year, newest first; with a filter on years also what the other years would give. */
export function presentYears(answer: EngineAnswer): SearchData['years'] {
  const fields = answer.facet_counts?.facet_fields;
  return readFacet(fields?.['year_any'] ?? fields?.['year'])
    .map(({ value, count }) => ({ year: Number(value), count }))
    .sort((a, b) => b.year - a.year);
}
