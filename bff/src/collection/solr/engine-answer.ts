/**
 * Parameters of a request; a list repeats the parameter. `ids` is forbidden, because with it Solr
 * ignores the query and its filters.
 */
export type EngineParameters = Record<string, string | string[]> & { ids?: never };

/** A document of the index with the requested fields. */
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
  /**
   * Title and text, which are searched together. Without a title, or in older indexes, only the
   * text.
   */
  text?: string | string[];
  full_text?: string;
  /** Offsets of a principle that the court states in its full text. */
  stated_start?: number;
  stated_end?: number;
  /** Offsets of the passage that represents a full text (with-passages.ts). */
  passage?: { start: number; end: number };
  /** The full text if it is short. Short texts are often verbatim duplicates. */
  short_text?: string;
  /** JSON. All sources of a ruling. */
  sources?: string;
  source?: string;
  kind?: string;
  keys?: string[];
  cites?: string[];
  /** Keys of rulings that a publisher relates the principle to, by `publisherFields`. */
  conformi?: string[];
  difformi?: string[];
  vedi?: string[];
  sezioni_unite?: string[];
  /** Numbers of the ruling's keys; negative for the rulings it cites. See `citationNumber`. */
  citation_numbers?: number[];
  provisions?: string[];
  /** JSON. Provisions that a ruling of the Constitutional Court annuls. */
  declarations?: string;
  /** Keys of the annulled provisions. */
  struck?: string[];
  /** Fields of a version of an article. */
  article_key?: string;
  valid_from?: string;
  valid_to?: string;
  rubric?: string;
  /** JSON, as `fate` and `neighbours`. */
  commi?: string;
  fate?: string;
  neighbours?: string;
  /** JSON. Fields of an act. */
  act_facts?: string;
  /** Start of the run that indexed the ruling; for a marker, the end of the run. */
  indexed_at?: string;
  /**
   * Fields of a marker: number of rulings in the corpus, and the report of its last run as JSON.
   */
  corpus_count?: number;
  report?: string;
}

/** Returns the text without the title. Both fields must have been requested. */
export function textOf({ title, text = [] }: Pick<EngineDoc, 'title' | 'text'>): string {
  const values = [text].flat();
  return values.findLast((value) => value !== title) ?? values[0] ?? '';
}

/** Facet in Solr's format: value, count, value, count … */
export type FacetList = (string | number)[];

export function readFacet(list: FacetList = []): { value: string; count: number }[] {
  const found: { value: string; count: number }[] = [];
  for (let i = 0; i + 1 < list.length; i += 2)
    found.push({ value: String(list[i]), count: Number(list[i + 1]) });
  return found;
}

/** Splits an indexed authority: "3|Corte di cassazione". */
export function readAuthority(value: string): { issuer_type_id: number; document_emanante: string } {
  const bar = value.indexOf('|');
  return { issuer_type_id: Number(value.slice(0, bar)), document_emanante: value.slice(bar + 1) };
}

/** Value of a pivot facet with the values of the next field. */
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
  /**
   * Lists of alternating names and values: a word and its suggestions, "collation" and a spelling.
   */
  spellcheck?: { suggestions?: (string | SpelledWord)[]; collations?: (string | Collation)[] };
}

/**
 * Suggestions for a word, with its offsets in the query and the number of documents per spelling.
 */
interface SpelledWord {
  startOffset: number;
  endOffset: number;
  origFreq: number;
  suggestion: { word: string; freq: number }[];
}

/**
 * A tested spelling, the number of documents with all its words, and pairs of replaced and
 * replacing words.
 */
interface Collation {
  collationQuery: string;
  hits: number;
  misspellingsAndCorrections: string[];
}

export interface SpellingSuggestion {
  word: string;
  /** Offset in the query. */
  start: number;
  end: number;
  /** Number of documents with this exact form. */
  texts: number;
  candidates: { word: string; texts: number }[];
}

/** A spelling for which documents with all words exist. */
export interface TriedSpelling {
  words: string;
  count: number;
  replaced: [typed: string, meant: string][];
}

export function readSpelling({ spellcheck }: EngineAnswer): {
  suggestions: SpellingSuggestion[];
  attempts: TriedSpelling[];
} {
  const { suggestions = [], collations = [] } = spellcheck ?? {};
  return {
    suggestions: suggestions.flatMap((entry, at) => {
      const word = suggestions[at - 1];
      if (typeof entry === 'string' || typeof word !== 'string') return [];
      const candidates = entry.suggestion.map(({ word, freq }) => ({ word, texts: freq }));
      return { word, start: entry.startOffset, end: entry.endOffset, texts: entry.origFreq, candidates };
    }),
    attempts: collations
      .filter((collation) => typeof collation === 'object')
      .map(({ collationQuery, hits, misspellingsAndCorrections: pairs }) => ({
        words: collationQuery,
        count: hits,
        replaced: pairs.flatMap((correction, at): [string, string][] =>
          at % 2 === 1 ? [[pairs[at - 1]!, correction]] : [],
        ),
      })),
  };
}
