import { issuerTypesOfArea } from '@massima/contract/constants';
import type { Contender, QuestionKind } from './contender.ts';
import type { Tantivy } from './start-tantivy.ts';

/**
 * Ten best by BM25 with their marked texts, the total and, with `counts`, authorities and years, which the binding asks
 * for in a second pass. It has no "30 % of the words", no exact forms and phrases alongside, and none of the legal analysis
 * but stop words and stems.
 */
export function createTantivyContender(engine: Tantivy, kind: QuestionKind, counts: boolean): Contender {
  return {
    name: `Tantivy${counts ? '' : ' without counts'}`,
    processes: { engine: engine.pid },
    async send({ query, filters: { yearDoc, selectedArea } }) {
      const filters = {
        ...(yearDoc && { year: yearDoc }),
        ...(selectedArea && { issuer_type_id: issuerTypesOfArea[selectedArea] }),
      };
      const line = JSON.stringify({ query, all: kind === 'all words', filters, counts });
      const response = JSON.parse(await engine.send(line)) as { total?: number };
      if (response.total === undefined) throw new Error('Tantivy returned no total.');
    },
    close: () => Promise.resolve(),
  };
}
