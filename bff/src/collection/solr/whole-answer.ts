import { fieldsOf, isRecord } from '@massima/contract/record';
import type { EngineAnswer, EngineDoc } from './engine-answer.ts';

/**
 * Returns whether this is a complete response to the request.
 *
 * It is incomplete if `timeAllowed` expired. If the index is damaged, documents lack fields or are
 * missing. The response is checked in place, because a schema would copy each of the 240 documents
 * of a ranking.
 */
export function isEngineAnswer(
  body: unknown,
  request: Readonly<Record<string, unknown>>,
): body is EngineAnswer {
  const { responseHeader, response } = fieldsOf(body);
  const { partialResults = false } = fieldsOf(responseHeader);
  const { numFound, docs } = fieldsOf(response);
  if (!isRecord(responseHeader) || partialResults !== false || typeof numFound !== 'number') return false;
  if (!Array.isArray(docs)) return false;
  // The handler sets `rows` if it is omitted.
  const { rows = 0, start = 0 } = request;
  if (docs.length === 0 && Number(rows) > 0 && numFound > Number(start)) return false;
  const fields = String(request['fl'] ?? '').split(',');
  const required = alwaysThere.filter((name) => fields.includes(name));
  return docs.every((doc) => isRecord(doc) && required.every((name) => name in doc) && hasItsTypes(doc));
}

/** Returns whether `timeAllowed` expired, because the query is too expensive or Solr too busy. */
export const isPartial = (response: unknown): boolean =>
  Boolean(fieldsOf(fieldsOf(response)['responseHeader'])['partialResults']);

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const flag: Check = (value) => typeof value === 'boolean';
const day: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value);
const listOf =
  (is: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(is);
const texts = listOf(text);

/** Fields that every document has if they are requested. */
const alwaysThere: readonly (keyof EngineDoc)[] = [
  'id',
  'score',
  'ruling_id',
  'issuer_type_id',
  'issuer',
  'number',
  'year',
  'date',
  'area',
];

const types: Readonly<Record<Exclude<keyof EngineDoc, 'passage' | 'short_text'>, Check>> = {
  id: text,
  score: number,
  ruling_id: text,
  issuer_type_id: Number.isInteger,
  issuer: text,
  place: text,
  region: text,
  type: text,
  number: text,
  year: Number.isInteger,
  date: day,
  section: text,
  title: text,
  area: Number.isInteger,
  ecli: text,
  has_full_text: flag,
  fictional: flag,
  text: (value) => text(value) || texts(value),
  full_text: text,
  stated_start: Number.isInteger,
  stated_end: Number.isInteger,
  sources: text,
  source: text,
  kind: text,
  keys: texts,
  cites: texts,
  conformi: texts,
  difformi: texts,
  vedi: texts,
  sezioni_unite: texts,
  citation_numbers: listOf(number),
  provisions: texts,
  declarations: text,
  struck: texts,
  article_key: text,
  valid_from: day,
  valid_to: day,
  rubric: text,
  commi: text,
  fate: text,
  neighbours: text,
  act_facts: text,
  indexed_at: text,
  corpus_count: Number.isInteger,
  report: text,
};
const typeOf: ReadonlyMap<string, Check> = new Map(Object.entries(types));

function hasItsTypes(doc: Readonly<Record<string, unknown>>): boolean {
  for (const name in doc) if (typeOf.get(name)?.(doc[name]) === false) return false;
  return true;
}
