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

/** What the last run that changed a corpus did, as the indexer wrote it next to the rulings. */
export const indexingReport = z.object({
  started_at: isoDate,
  finished_at: isoDate,
  rulings: z.int(),
  principles: z.int(),
  rejected: z.int(),
  /** `indexVersion` of the indexer; 0 of one that wrote none. */
  index_version: z.int().default(0),
  /** Of a public source: its name, its licence, and whom its rulings credit. */
  source: rulingSource.optional(),
  /** The first twenty. */
  rejects: z.array(reject),
});

/** What the search engine contains. */
const collection = z.object({
  rulings: z.int(),
  with_full_text: z.int(),
  principles: z.int(),
  /** Synthetic principles, the second tab. */
  verdicts: z.int(),
  /** Date of the latest ruling, YYYY-MM-DD; null without any. */
  latest: z.string().nullable(),
  /** Whether what is meant takes part in the order, and why not: no vectors, no model, another model than the index's, one that does not answer. */
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
      /** Made for an earlier version of the product: it has to be reindexed. */
      outdated: z.boolean(),
    }),
  ),
});

export const collectionOutput = z.object({
  engine: z.object({
    /** It answered a question a moment ago, from an index that is whole. */
    answers: z.boolean(),
    /** How long that took. */
    took_ms: z.int().nullable(),
  }),
  /** Null while the engine does not answer. */
  collection: collection.nullable(),
});
export type Collection = z.infer<typeof collection>;
