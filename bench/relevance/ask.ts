import {
  type EngineAnswer,
  retrievePage,
  type EmbeddedQuery,
  type EngineParameters,
  readQuestion,
  withoutRuling,
} from '@massima/bff/collection/for-benches';
import { Pool } from 'undici';
import { engineForm } from '../engine-form.ts';
import type { RankedQuery } from './sets.ts';

type AskerResponse = EngineAnswer & { responseHeader: { QTime: number }; error?: { msg: string } };
/** `milliseconds` are the engine's own, of all calls of a question. */
export type Hits = { ids: string[]; milliseconds: number };
/** Part of the recipe to omit, to measure its effect. */
export type Ablation = 'citations' | 'everyday' | 'meaning';

interface EmbeddingOptions {
  embed?: ((question: string) => Promise<EmbeddedQuery | undefined>) | undefined;
  weight?: number | undefined;
}

/** Asks as the product does. */
export class Asker {
  private readonly pool: Pool;
  private readonly path: string;

  private readonly without: ReadonlySet<Ablation>;
  private readonly asShown: boolean;
  private readonly embeddingOptions: EmbeddingOptions;

  /** @param asShown with the marks and counts that the product shows */
  constructor(
    core: string,
    without: ReadonlySet<Ablation> = new Set(),
    asShown = false,
    embeddingOptions: EmbeddingOptions = {},
  ) {
    this.without = without;
    this.asShown = asShown;
    this.embeddingOptions = embeddingOptions;
    const { origin, pathname } = new URL(core);
    this.pool = new Pool(origin, { connections: 4 });
    this.path = pathname;
  }

  /** Sends a query. `withoutTerm`: a legal synonym of an everyday term to omit. */
  async search(
    { q, self }: Pick<RankedQuery, 'q' | 'self'>,
    size: number,
    withoutTerm?: string,
  ): Promise<Hits> {
    let milliseconds = 0;
    const left = withoutTerm === undefined ? (all: EngineParameters) => all : leavingOutTerm(q, withoutTerm);
    const { engineAnswer } = await retrievePage(
      async (handler, parameters) => {
        // Excludes the ruling that contains the query, because its citations are the expected
        // result.
        const found = await this.post(
          handler,
          left(self === undefined ? parameters : withoutRuling(parameters, self)),
        );
        milliseconds += found.responseHeader.QTime;
        return this.without.has('citations') ? withoutCitations(found) : found;
      },
      { query: q, kind: 'principle', offset: 0, size, isVerbatim: this.without.has('everyday') },
      new Date().getUTCFullYear(),
      this.without.has('meaning') ? {} : this.embeddingOptions,
    );
    return { ids: engineAnswer.response.docs.map(({ id }) => id), milliseconds };
  }

  async post(handler: string, parameters: EngineParameters): Promise<AskerResponse> {
    const form = engineForm(parameters);
    // Omits highlights and counts, because a hundred hits are scored and the application shows ten.
    // The count that detects weak matches is kept, because every query would be weak without it.
    if (!this.asShown) {
      form.set('hl', 'false');
      if (parameters['says_enough'] === undefined) form.set('facet', 'false');
    }
    const { body } = await this.pool.request({
      path: `${this.path}${handler}`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    const response = (await body.json()) as AskerResponse;
    if (response.error)
      throw new Error(`Solr refused "${String(parameters['words'])}": ${response.error.msg}`);
    return response;
  }

  async close(): Promise<void> {
    await this.pool.close();
  }
}

/** Removes the clause of this term from all parameters. */
function leavingOutTerm(q: string, term: string): (parameters: EngineParameters) => EngineParameters {
  const at = readQuestion(q).synonyms.findIndex(({ terms }) => terms === term);
  const strip = (value: string) => value.replace(` should=$also${at}`, '');
  return (parameters) => ({
    ...parameters,
    ...Object.fromEntries(
      ['q', 'wanted', 'matching'].flatMap((name) => {
        const value = parameters[name];
        return typeof value === 'string' ? [[name, strip(value)]] : [];
      }),
    ),
  });
}

/** Hides the data that the citation step reads, so that Solr's order is kept. */
const withoutCitations = ({ response, ...rest }: AskerResponse): AskerResponse => ({
  ...rest,
  response: {
    ...response,
    docs: response.docs.map(({ citation_numbers: _numbers, ...doc }) => ({ ...doc, year: 0 })),
  },
});
