/**
 * What a request is sent with, by parameter; one that repeats is a list. `ids` is Solr's own: it returns the documents with these ids and
 * ignores the query and its filters.
 */
export type EngineParameters = Record<string, string | string[]> & { ids?: never };

/** A document as it is indexed, as far as it was requested. */
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
  /** Of a principle that the court states in its own text: its place there. */
  stated_start?: number;
  stated_end?: number;
  /** Of a full text: the place of the passage that stands for it (with-passages.ts). */
  passage?: { start: number; end: number };
  /** And the text as a whole, where it is short: such texts are often word for word the same. */
  short_text?: string;
  /** Where it was taken from, as JSON: of a ruling the list of all, of an act the one. */
  sources?: string;
  source?: string;
  kind?: string;
  keys?: string[];
  cites?: string[];
  /** Keys of the rulings that a publisher relates it to, by `publisherFields`. */
  conformi?: string[];
  difformi?: string[];
  vedi?: string[];
  sezioni_unite?: string[];
  /** Keys of the ruling and, negative, of those it cites: `citationNumber`. */
  citation_numbers?: number[];
  provisions?: string[];
  /** Of a ruling of the Constitutional Court: what it strikes, as JSON. */
  declarations?: string;
  /** The keys of that. */
  struck?: string[];
  /** Of a version of an article of law. */
  article_key?: string;
  valid_from?: string;
  valid_to?: string;
  rubric?: string;
  /** As JSON, all three. */
  commi?: string;
  fate?: string;
  neighbours?: string;
  /** Of an act, as JSON. */
  act_facts?: string;
  /** When the run began that brought the ruling; of a marker, when it ended. */
  indexed_at?: string;
  /** Of a marker: how many rulings its corpus has, and what its last run did, as JSON. */
  corpus_count?: number;
  report?: string;
}

/** The text without the title, for which both must have been requested. */
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
  /** Lists that name and say in turn: a word and what is like it, "collation" and a question that was tried. */
  spellcheck?: { suggestions?: (string | SpelledWord)[]; collations?: (string | Collation)[] };
}

/** What is like a word of the question; where it stands in that, and how many texts have each. */
interface SpelledWord {
  startOffset: number;
  endOffset: number;
  origFreq: number;
  suggestion: { word: string; freq: number }[];
}

/** A spelling that was tried: how many texts have all of its words, and which were replaced, each with what by. */
interface Collation {
  collationQuery: string;
  hits: number;
  misspellingsAndCorrections: string[];
}

/** A word of the question that may be misspelt. */
export interface SpellingSuggestion {
  word: string;
  /** Where it stands in the question. */
  start: number;
  end: number;
  /** How many texts have this very form. */
  texts: number;
  candidates: { word: string; texts: number }[];
}

/** A question whose words some text has all of. */
export interface TriedSpelling {
  words: string;
  count: number;
  /** What was typed and what stands there instead. */
  replaced: [typed: string, meant: string][];
}

export function readSpelling({ spellcheck }: EngineAnswer): {
  suggestions: SpellingSuggestion[];
  tried: TriedSpelling[];
} {
  const { suggestions = [], collations = [] } = spellcheck ?? {};
  return {
    suggestions: suggestions.flatMap((one, at) => {
      const word = suggestions[at - 1];
      if (typeof one === 'string' || typeof word !== 'string') return [];
      const candidates = one.suggestion.map(({ word, freq }) => ({ word, texts: freq }));
      return { word, start: one.startOffset, end: one.endOffset, texts: one.origFreq, candidates };
    }),
    tried: collations
      .filter((one) => typeof one === 'object')
      .map(({ collationQuery, hits, misspellingsAndCorrections: pairs }) => ({
        words: collationQuery,
        count: hits,
        replaced: pairs.flatMap((meant, at): [string, string][] =>
          at % 2 === 1 ? [[pairs[at - 1]!, meant]] : [],
        ),
      })),
  };
}
