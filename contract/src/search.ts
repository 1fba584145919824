import { z } from 'zod';
import { isCleanText, text } from './common.ts';
import { firstYear, queryMaxLength, scoreMax, unsignedMax } from './constants.ts';
import { keywordPosition } from './keyword-position.ts';
import { laterFates } from './later-fate.ts';
import { officialText } from './official-text.ts';
import { relatedByPublisher } from './publisher-fields.ts';
import { receipt } from './receipt.ts';
import { rulingSources } from './ruling-source.ts';
import { sectionCode } from './section-code.ts';
import { why } from './why.ts';

export const selectedType = z.enum(['massima', 'sentenza']);
export type SelectedType = z.infer<typeof selectedType>;
export const queryTypeRequest = z.enum(['TYPE_PRINCIPLE', 'TYPE_VERDICT']);
/** A question as a lawyer types it. Lone surrogates and NUL are refused here, so the engine never sees them. */
export const query = z.string().trim().min(1).max(queryMaxLength).refine(isCleanText);

/** The upper limit is the current year, which the operation checks by the application's clock. */
const year = z.int().min(firstYear).max(9999);

/**
 * Facts that a query states about rulings instead of their content: "trib milano locazione",
 * "sezioni unite", "2023".
 */
const factKind = z.enum(['court', 'section', 'date', 'year']);
export type FactKind = z.infer<typeof factKind>;

export const searchFilters = z.object({
  selectedType: selectedType.default('massima'),
  yearDoc: z.array(year).max(100).default([]),
  selectedArea: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullish(),
  /** Filter by the authorities in `autList`. */
  issuers: z.array(z.int().min(1).max(12)).max(12).optional(),
  /** Subject matter: civil, criminal … */
  areas: z.array(z.int().min(1).max(8)).max(8).optional(),
  /** As a result's `document_sezione` has them. */
  sections: z.array(sectionCode).max(20).optional(),
  /** Recognised facts to search as words instead. The query stays the same one, and is free. */
  facts_off: z.array(factKind).max(4).optional(),
  decisions: z
    .array(z.enum(['sentenza', 'ordinanza', 'decreto', 'parere']))
    .max(4)
    .optional(),
  /** Days of the rulings, both included. */
  from: z.iso.date('validation_failed').optional(),
  to: z.iso.date('validation_failed').optional(),
  /** An article or act that the rulings apply, as cited; anything else is refused. */
  article: text(100).optional(),
});
export type SearchFilters = z.infer<typeof searchFilters>;

export const searchInput = z
  .object({
    query,
    category: z.literal('law').default('law'),
    size: z.int().min(1).max(50).default(10),
    offset: z.int().min(0).max(50).default(0),
    /** Score of the query's first page, returned on load-more. */
    maxscore: z.number().min(0).max(scoreMax).nullish(),
    filters: searchFilters.prefault({}),
    question: z
      .object({
        query: text(queryMaxLength).optional(),
        /** Ignored. The session identifies the account. */
        user: z.union([z.int().min(-unsignedMax).max(unsignedMax), z.string().max(255)]).nullish(),
        query_type: queryTypeRequest.optional(),
      })
      .prefault({}),
    sort: z.enum(['relevance', 'date']).default('relevance'),
    /** Searches only the typed words, without synonyms or corrections. */
    as_typed: z.boolean().default(false),
    /**
     * Whether embeddings take part in the ranking; false excludes them. On load-more it is the
     * first page's value: an order that cannot be reproduced is rejected (`list_outdated`).
     */
    by_meaning: z.boolean().nullish(),
    /**
     * Buys further results of a query with `limited: "question"`. Charged only if this page would
     * be cut.
     */
    go_on: z.boolean().default(false),
    /** Opens what is near to a question with `silent_on`, charged like any first page; sent again with its pages, tabs and filters. */
    near: z.boolean().default(false),
    /** Whether each result carries its ruling's full text. The REST endpoint's default is true, the web app's false. */
    full_text: z.boolean().default(false),
  })
  .refine(
    (s) =>
      s.question.query_type === undefined ||
      (s.question.query_type === 'TYPE_VERDICT') === (s.filters.selectedType === 'sentenza'),
    { path: ['question', 'query_type'] },
  );
export type SearchInput = z.infer<typeof searchInput>;
export const feedbackState = z.enum(['positive', 'negative', 'none']);

export const searchResult = z
  .object({
    id_new: z.string(),
    score: z.number(),
    real_score: z.number(),
    /** 0 principle, 1 synthetic principle of a verdict. */
    document_type_massima: z.union([z.literal(0), z.literal(1)]),
    document_type_massima_start: z.int(),
    document_type_massima_end: z.int(),
    document_diritto: z.string(),
    keywords_positions: z.array(keywordPosition),
    document: z.object({
      ruling_full_text: z.string().nullable().optional(),
      /** Instead of the text where the request wanted none. */
      has_full_text: z.boolean().optional(),
      /** sentenza, ordinanza, decreto or parere; given together with `has_full_text`. */
      ruling_type: z.string().optional(),
      /**
       * Subject headings, as "Appalto - Vizi dell'opera". Present together with `has_full_text`.
       */
      title: z.string().optional(),
      /** Present on fictional rulings only. Every display shows it. */
      fictional: z.literal(true).optional(),
      sources: rulingSources,
      ruling_section: z.string(),
    }),
    /** YYYY-MM-DD. */
    document_date: z.string(),
    sent_anno: z.int(),
    sent_numero: z.string(),
    document_sezione: z.string(),
    document_area: z.int(),
    issuer_type_id: z.int(),
    document_emanante: z.string(),
    document_place: z.string(),
    document_region: z.string(),
    feedback: feedbackState,
    ecli: z.string().optional(),
    /** Only of an answer to a question: the result of its page in nearly the same words that is of a higher court, or newer. */
    alike_to: z.string().optional(),
    /** Only of a ruling without syntheses, found by its full text: `document_diritto` is a passage of that. `id_new` is the ruling's. */
    passage: z.literal(true).optional(),
    /** Only of a principle that the court itself states in its full text, taken over letter by letter. */
    stated_by_court: z.literal(true).optional(),
    /**
     * UTF-16 offsets of the passage or stated principle in the full text, from 0; the end is
     * exclusive.
     */
    passage_start: z.int().optional(),
    passage_end: z.int().optional(),
    /**
     * True if the result contains few of the query's terms and matches by its embedding. Only in
     * query results.
     */
    near_in_meaning: z.literal(true).optional(),
    why: why.optional(),
    later_fate: laterFates,
    related: z.array(relatedByPublisher).optional(),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

/**
 * True if results were omitted because the account reached its daily limit of unpaid results.
 * Results shown before are always returned.
 */
export const limited = z.literal(true).optional();

/**
 * `question`: results were omitted because the query has shown its maximum; `go_on` buys the same
 * number again.
 */
export const limitedSearch = z.union([z.literal(true), z.literal('question')]).optional();

/** A fact recognised in the query, with its `words`. A selected filter takes precedence. */
const questionFact = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('court'),
      words: z.string(),
      issuer_type_id: z.int(),
      /** A town or a region; the branch only of the Cassazione. */
      place: z.string().nullable(),
      branch: z.enum(['civ', 'pen']).nullable(),
    }),
    z.object({ kind: z.literal('section'), words: z.string(), section: z.string() }),
    /** YYYY-MM-DD. */
    z.object({ kind: z.literal('date'), words: z.string(), date: z.string() }),
    z.object({ kind: z.literal('year'), words: z.string(), year: z.int() }),
  ])
  .meta({ id: 'QuestionFact' });
export type QuestionFact = z.infer<typeof questionFact>;
export const authority = z.object({ issuer_type_id: z.int(), document_emanante: z.string(), count: z.int() });
export const searchData = z.object({
  search: z.array(searchResult),
  autList: z.array(authority),
  /** With a filter on years also what the other years would give. */
  years: z.array(z.object({ year: z.int(), count: z.int() })),
  /**
   * Counts of the other filter groups. Each option is counted with all filters except its own
   * group.
   */
  choices: z.object({
    /** Counts by `selectedArea`, which forms one group with `authorities`. */
    courts: z.array(z.object({ area: z.union([z.literal(0), z.literal(1), z.literal(2)]), count: z.int() })),
    authorities: z.array(authority),
    areas: z.array(z.object({ area: z.int(), count: z.int() })),
    sections: z.array(z.object({ section: z.string(), count: z.int() })),
  }),
  /** Includes near results that count as results (docs/decisions, 69). */
  total: z.int(),
  /**
   * Count of the other tab under the same filters. Null if it needs its own request
   * (`search.around`).
   */
  other_total: z.int().nullable(),
  maxscore: z.number(),
  /** Whether embeddings took part in the ranking. Returned on load-more. */
  by_meaning: z.boolean(),
  /** Embeddings were temporarily unavailable for the ranking. */
  meaning_lost: z.literal(true).optional(),
  /** 'some': rulings that contain only some of the words are among them. */
  matched: z.enum(['all', 'some']),
  /** How many of all matches contain every word. */
  with_every_word: z.int(),
  /**
   * Subject terms that the collection does not contain. If not empty, no results are shown or
   * charged, except with `near`.
   */
  silent_on: z.array(z.string()),
  /** How many results are near to such a question, under the same filters, and opened by `near`; otherwise null. */
  near_total: z.int().nullable(),
  /** True if the account paid for the query within the last half hour, so that `near` is free. */
  near_is_paid: z.boolean(),
  /** The best spelling that finds more, or null. */
  did_you_mean: z.string().nullable(),
  /**
   * True if the results belong to `did_you_mean`, because the typed query has no match and only
   * one correction is plausible.
   */
  corrected: z.boolean(),
  /**
   * Spellings that find more, likeliest first, with the number of rulings that contain every word.
   * Several only if nothing was found.
   */
  corrections: z.array(z.object({ words: z.string(), count: z.int() })),
  /**
   * Synonyms used by courts that were searched too: "guidare ubriachi" adds "guida in stato di
   * ebbrezza".
   */
  also_searched: z.array(z.string()),
  /**
   * Exclusions of the query, each with the query that lacks it. Empty if the query has only
   * exclusions.
   */
  excluded: z.array(z.object({ words: z.string(), query: z.string() })),
  /**
   * Text after a minus that was searched instead: a heading ("Processo penale -Rimessione"), a
   * reference, words in brackets, a word without a term.
   */
  not_excluded: z.array(z.string()),
  /** Facts of the query that narrow the results like a filter. `facts_off` removes them. */
  narrowed_by: z.array(questionFact),
  /** References recognised in the query, as "art. 2043 c.c.". */
  references: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(['ruling', 'provision']),
      found: z.boolean(),
      /**
       * Similar articles or acts if none was found, each as a query, with the number of
       * applications.
       */
      near: z.array(z.object({ label: z.string(), count: z.int() })),
      /** Null for a ruling. */
      official: officialText.nullable(),
      key: z.string().optional().describe('Of an article or act that is found: `GET /provisions/{key}`.'),
    }),
  ),
  /** False when this answer belonged to an open question, or cost nothing. */
  charged: z.boolean(),
  limited: limitedSearch,
  /** Different results that this query has shown, and its maximum. Null if unlimited or unpaid. */
  opened: z.object({ results: z.int(), most: z.int() }).nullish(),
  receipt,
});
export const searchOutput = z.object({ data: searchData });
export type SearchData = z.infer<typeof searchData>;

/** Ids come from the index and are opaque; the pattern only keeps out what no index contains. */
export const resultId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w:.-]+$/);
