import { fieldsOf } from '@massima/contract/record';
import { z } from 'zod';

/** `ids` is Solr's own: it returns the documents with these ids and ignores the query and its filters. */
export type EngineParameters = Record<string, string | string[]> & { ids?: never };

/** A document as it is indexed, as far as it was asked for. */
export interface EngineDoc {
  id: string;
  score?: number;
  ruling_id: string;
  issuer_type_id: number;
  issuer: string;
  place?: string;
  region?: string;
  type?: string;
  number: string;
  year: number;
  date: string;
  section?: string;
  title?: string;
  area: number;
  ecli?: string;
  has_full_text?: boolean;
  fictional?: boolean;
  /** What is searched, title and text; without a title, or of an index made before, the text alone. */
  text?: string | string[];
  full_text?: string;
  kind?: string;
  keys?: string[];
  cites?: string[];
  /** Keys of the ruling and, negative, of those it cites: `citationNumber`. */
  citation_numbers?: number[];
  provisions?: string[];
  /** When the run began that brought the ruling; of a marker, when it ended. */
  indexed_at?: string;
  /** Of a marker: how many rulings its corpus has, and what its last run did, as JSON. */
  corpus_count?: number;
  report?: string;
}

/** The text without the title, for which both must have been asked for. */
export function textOf({ title, text = [] }: Pick<EngineDoc, 'title' | 'text'>): string {
  const values = [text].flat();
  return values.findLast((value) => value !== title) ?? values[0] ?? '';
}

/** A facet as Solr writes it: value, count, value, count … */
export type FacetList = (string | number)[];

export function readFacet(list: FacetList = []): { value: string; count: number }[] {
  const found: { value: string; count: number }[] = [];
  for (let i = 0; i + 1 < list.length; i += 2)
    found.push({ value: String(list[i]), count: Number(list[i + 1]) });
  return found;
}

/** An issuing authority as it is indexed: "3|Corte di cassazione". */
export function readAuthority(value: string): { issuer_type_id: number; document_emanante: string } {
  const bar = value.indexOf('|');
  return { issuer_type_id: Number(value.slice(0, bar)), document_emanante: value.slice(bar + 1) };
}

/** A value of a facet, with those of the next field within it. */
export interface FacetPivot {
  value: string | number;
  count: number;
  pivot?: FacetPivot[];
}

export interface EngineAnswer {
  response: { numFound: number; maxScore?: number; docs: EngineDoc[] };
  facet_counts?: {
    facet_fields?: Record<string, FacetList>;
    facet_queries?: Record<string, number>;
    facet_pivot?: Record<string, FacetPivot[]>;
  };
  highlighting?: Record<string, Record<string, string[] | undefined> | undefined>;
  spellcheck?: { collations?: (string | { collationQuery: string; hits: number })[] };
}

/**
 * Whether this is an answer to what was asked, and a whole one: when `timeAllowed` runs out some of the index was not read, and an
 * answer with holes is worse than none. Of a damaged index, documents come without fields, or none where some were counted.
 */
export function isEngineAnswer(
  answer: unknown,
  asked: Readonly<Record<string, unknown>>,
): answer is EngineAnswer {
  const { data } = wholeAnswer.safeParse(answer);
  if (!data) return false;
  const { numFound, docs } = data.response;
  // How many come where that is not asked is the handler's to say.
  const { rows = 0, start = 0 } = asked;
  if (docs.length === 0 && Number(rows) > 0 && numFound > Number(start)) return false;
  return documentsWith(String(asked['fl'] ?? '')).safeParse(docs).success;
}

/** Whether the time that a question has was over before all of the index was read: it is too costly, or the engine too busy. */
export const isPartial = (answer: unknown): boolean =>
  Boolean(fieldsOf(fieldsOf(answer)['responseHeader'])['partialResults']);

const wholeAnswer = z.object({
  responseHeader: z.object({ partialResults: z.literal(false).optional() }),
  response: z.object({ numFound: z.number(), docs: z.array(z.unknown()) }),
});

const words = z.array(z.string());
/** What every document has that is asked for it. */
const always = z.object({
  id: z.string(),
  score: z.number(),
  ruling_id: z.string(),
  issuer_type_id: z.int(),
  issuer: z.string(),
  number: z.string(),
  year: z.int(),
  date: z.string().regex(/^\d{4}-\d\d-\d\d/),
  area: z.int(),
});
const sometimes = z
  .object({
    place: z.string(),
    region: z.string(),
    type: z.string(),
    section: z.string(),
    title: z.string(),
    ecli: z.string(),
    has_full_text: z.boolean(),
    fictional: z.boolean(),
    text: z.union([z.string(), words]),
    full_text: z.string(),
    kind: z.string(),
    keys: words,
    cites: words,
    citation_numbers: z.array(z.number()),
    provisions: words,
    indexed_at: z.string(),
    corpus_count: z.int(),
    report: z.string(),
  })
  .partial();

const schemas = new Map<string, z.ZodType>();
/** For documents with these fields (`fl`), of which there are a dozen lists. */
function documentsWith(fl: string): z.ZodType {
  const known = schemas.get(fl);
  if (known) return known;
  const fields = new Set(fl.split(','));
  const wanted = Object.entries(always.shape).filter(([name]) => fields.has(name));
  const schema = z.array(sometimes.extend(Object.fromEntries(wanted)));
  schemas.set(fl, schema);
  return schema;
}
