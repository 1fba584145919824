import { issuerTypesOfArea } from '@massima/contract/constants';
import pg from 'pg';
import type { BenchQuestion } from '../generator/make-questions.ts';
import type { Contender, QuestionKind } from './contender.ts';
import type { Started } from './servers.ts';

/** The ten best with their marked texts, and how many there are. */
const page = (from: string) => `
  SELECT id, issuer, year, rank, total, ts_headline('italian', text, q, 'HighlightAll=true') AS marked
    FROM (SELECT p.*, ts_rank_cd(words, q) AS rank, count(*) OVER () AS total ${from} ORDER BY rank DESC, id LIMIT 10) AS best,
         LATERAL (SELECT to_query($1) AS q) AS query`;
/** The counts of authorities and years that every answer of the product holds. */
const counts = (from: string) =>
  `SELECT issuer_type_id, issuer, year, count(*) AS n ${from} GROUP BY GROUPING SETS ((issuer_type_id, issuer), (year))`;

/**
 * PostgreSQL's full text with GIN, `ts_rank_cd` and `ts_headline`. `counts` adds the authorities and years among all
 * matches, without which it gives less than the product does.
 */
export function askPostgres(
  { url, pid }: Started,
  kind: QuestionKind,
  concurrency: number,
  withCounts: boolean,
): Contender {
  const pool = new pg.Pool({ connectionString: url, max: concurrency });
  // plainto_tsquery analyses and stems the question; "any" is the same with "or" between its words.
  const query = `plainto_tsquery('italian', $1)`;
  const any = `replace(${query}::text, '&', '|')::tsquery`;
  const asked = kind === 'all words' ? query : any;
  const from = `FROM principles p, LATERAL (SELECT ${asked} AS q) AS question
    WHERE words @@ q AND ($2::int[] IS NULL OR year = ANY($2)) AND ($3::int[] IS NULL OR issuer_type_id = ANY($3))`;
  const best = page(from).replace('to_query($1)', asked);
  const facets = counts(from);
  return {
    name: `PostgreSQL${withCounts ? '' : ' without counts'}`,
    processes: { engine: pid },
    async ask({ query: words, filters }: BenchQuestion) {
      const values = [
        words,
        filters.yearDoc ?? null,
        filters.selectedArea ? issuerTypesOfArea[filters.selectedArea] : null,
      ];
      await Promise.all([
        pool.query({ name: 'best', text: best, values }),
        withCounts && pool.query({ name: 'counts', text: facets, values }),
      ]);
    },
    close: () => pool.end(),
  };
}
