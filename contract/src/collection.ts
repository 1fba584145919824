import { z } from 'zod';
import { isoDate } from './common.ts';
import { rulingSource } from './ruling-source.ts';

/** A line that was not indexed, and why. */
const reject = z.object({
  file: z.string(),
  line: z.int(),
  id: z.string().optional(),
  reason: z.string(),
});

/** Report of the last run that changed a corpus, as the indexer wrote it. */
export const indexingReport = z.object({
  started_at: isoDate,
  finished_at: isoDate,
  rulings: z.int(),
  principles: z.int(),
  rejected: z.int(),
  /** `indexVersion` of the indexer. 0 if the run stored none. */
  index_version: z.int().default(0),
  /** Name, licence and credit of a public source. */
  source: rulingSource.optional(),
  /** The first twenty. */
  rejects: z.array(reject),
});

/** Content of the index. */
const collection = z.object({
  rulings: z.int(),
  with_full_text: z.int(),
  principles: z.int(),
  /** Synthetic principles, the second tab. */
  verdicts: z.int(),
  /** Date of the latest ruling, YYYY-MM-DD; null without any. */
  latest: z.string().nullable(),
  /**
   * Whether embeddings take part in the ranking, or the reason why not: no embeddings, no model, a
   * model other than the index's, or no response.
   */
  meaning: z.object({
    state: z.enum(['on', 'no_vectors', 'no_model', 'another_model', 'away']),
    /** The index's; null without vectors. */
    model: z.string().nullable(),
    /** Principles and verdicts that have a vector. */
    vectors: z.int(),
  }),
  /** Most rulings first; years newest first. */
  courts: z.array(
    z.object({
      issuer_type_id: z.int(),
      document_emanante: z.string(),
      count: z.int(),
      years: z.array(z.object({ year: z.int(), count: z.int() })),
    }),
  ),
  /** The latest run first. A corpus that an older indexer brought has no report. */
  corpora: z.array(
    z.object({
      name: z.string(),
      rulings: z.int(),
      last_run: indexingReport.nullable(),
      /** Whether the corpus was indexed for an earlier version and must be reindexed. */
      outdated: z.boolean(),
    }),
  ),
});

export const collectionOutput = z.object({
  engine: z.object({
    /** Whether Solr responded a moment ago, from a complete index. */
    answers: z.boolean(),
    /** How long that took. */
    took_ms: z.int().nullable(),
  }),
  /** Null while the engine does not answer. */
  collection: collection.nullable(),
});
export type Collection = z.infer<typeof collection>;
