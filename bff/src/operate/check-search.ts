import { readAllTerms } from '@massima/solr/read-all-terms';
import { status } from '../collection/index.ts';
import type { Deps } from '../deps.ts';
import { causesOf } from '../models/causes.ts';
import { deadline, finding, Late, reasonOf, type Finding, type Found } from './finding.ts';

type Collection = NonNullable<Awaited<ReturnType<typeof status.describe>>['collection']>;

const restoreIndex = 'npm run restore -- --from <folder of a backup> --only index';

/** Checks Solr, the index and its vectors. An unavailable Solr is one finding. */
export async function checkSearch(deps: Deps): Promise<Finding[]> {
  const { SOLR_URL, SOLR_CORE } = deps.config;
  const solr = SOLR_URL.replace(/\/$/, '');
  let described: Collection | null = null;
  const search = await finding(
    'search',
    async () => {
      await deps.engine.check();
      described = (await status.describe(deps, deadline())).collection;
      if (!described) throw new Error('it stopped answering');
      return ofCollection(described);
    },
    (error) => ({
      state: 'broken',
      said: `${SOLR_URL} does not answer for ${SOLR_CORE}, or holds no whole index (${innermost(error)}): start it, index, or ${restoreIndex}`,
      next: `curl '${solr}/${SOLR_CORE}/select?q=kind:marker'`,
    }),
  );
  if (!described) return [search];
  return [
    search,
    await finding('replicas', () => replicasOf(deps, solr), unread('the state of the replicas')),
    await finding('index', () => termsOf(deps, `${solr}/${SOLR_CORE}`), explainTerms),
    ofMeaning(described),
  ];
}

const innermost = (error: unknown) => reasonOf([...causesOf(error)].at(-1) ?? error);
const unread =
  (what: string) =>
  (error: unknown): Found => ({
    state: 'note',
    said: `${what} cannot be read: ${reasonOf(error)}`,
  });

function ofCollection({ rulings, corpora }: Collection): Found {
  const older = corpora.filter(({ outdated }) => outdated).map(({ name }) => name);
  if (older.length === 0) return { state: 'well', said: `${rulings} rulings` };
  const next = 'node solr/indexer/renew.ts';
  return {
    state: 'wrong',
    said: `${older.join(', ')}: indexed for an earlier version; index again with ${next}`,
    next,
  };
}

async function replicasOf({ engine, config }: Deps, solr: string): Promise<Found> {
  const cluster = await engine.cluster();
  if (!cluster) return { state: 'well', said: 'one node' };
  const { withoutLeader, recovering } = cluster;
  const next = `curl '${solr}/admin/collections?action=CLUSTERSTATUS&collection=${config.SOLR_CORE}'`;
  if (withoutLeader.length > 0)
    return {
      state: 'wrong',
      said: `nothing can be indexed into ${withoutLeader.join(', ')}: see its nodes`,
      next,
    };
  return recovering.length === 0
    ? { state: 'well', said: 'all are active' }
    : {
        state: 'wrong',
        said: `not all of ${recovering.join(', ')} are active: stop no other node until they are`,
        next,
      };
}

/** Milliseconds for which an index that was read completely is not read again. */
const readForMs = 3_600_000;
const readAt = new WeakMap<object, number>();

async function termsOf({ engine }: Deps, url: string): Promise<Found> {
  const at = readAt.get(engine);
  if (at === undefined || performance.now() - at > readForMs) {
    await readAllTerms(url, deadline());
    readAt.set(engine, performance.now());
  }
  return { state: 'well', said: 'every field answers its terms' };
}

function explainTerms(error: unknown): Found {
  if (error instanceof Late || (error instanceof Error && error.name === 'TimeoutError'))
    return { state: 'note', said: 'is too large to read all its terms in time' };
  return {
    state: 'broken',
    said: `cannot be read completely (${reasonOf(error)}): ${restoreIndex}, or index again`,
    next: restoreIndex,
  };
}

const vectors = 'node solr/indexer/meaning.ts';
const meaningOff: Readonly<
  Record<Exclude<Collection['meaning']['state'], 'on'>, { said: (model: string) => string; next?: string }>
> = {
  no_vectors: { said: () => `the index has no vectors, and words alone rank: ${vectors}` },
  no_model: {
    said: (model) =>
      `the index has vectors of ${model}, and this server no model: MEANING_MODEL or EMBEDDINGS_URL`,
  },
  another_model: {
    said: (model) =>
      `the vectors are of ${model}, this server has another model, or another of this name: ${vectors} --afresh, or the other model`,
    next: `${vectors} --afresh`,
  },
  away: {
    said: () =>
      'the model does not answer, and words alone rank: see MEANING_MODEL or EMBEDDINGS_URL, and the log',
    next: 'node meaning/src/fetch/main.ts --into <MEANING_MODEL>',
  },
};

function ofMeaning({ meaning, principles, verdicts }: Collection): Finding {
  const what = 'meaning';
  const missing = Math.max(0, principles + verdicts - meaning.vectors);
  const measures = { vectors_missing: { index: missing } };
  if (meaning.state !== 'on') {
    const { said, next } = meaningOff[meaning.state];
    const checked = { what, said: said(String(meaning.model)), measures };
    return next === undefined ? { ...checked, state: 'note' } : { ...checked, state: 'wrong', next };
  }
  return missing === 0
    ? { what, state: 'well', said: `${meaning.model}, ${meaning.vectors} vectors`, measures }
    : { what, state: 'wrong', said: `${missing} texts have no vector: ${vectors}`, next: vectors, measures };
}
