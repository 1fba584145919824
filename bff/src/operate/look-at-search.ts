import { status } from '../collection/index.ts';
import type { Deps } from '../deps.ts';
import { finding, reasonOf, type Finding } from './finding.ts';

type Found = Omit<Finding, 'what'>;

export async function lookAtSearch(deps: Deps): Promise<Finding[]> {
  const { SOLR_URL, SOLR_CORE } = deps.config;
  const signal = new AbortController().signal;
  let described: Awaited<ReturnType<typeof status.describe>>['collection'] = null;
  const search = await finding(
    'search',
    async () => {
      described = (await status.describe(deps, signal)).collection;
      return described
        ? ofCollection(described)
        : {
            state: 'wrong',
            said: `${SOLR_URL} does not answer for ${SOLR_CORE}, or holds no whole index: start it, index, or npm run restore`,
          };
    },
    reasonOf,
  );
  const replicas = await finding('replicas', () => replicasOf(deps), reasonOf);
  if (!described) return [search];
  return [search, replicas, ofMeaning(described)];
}

type Collection = NonNullable<Awaited<ReturnType<typeof status.describe>>['collection']>;

function ofCollection({ rulings, corpora }: Collection): Found {
  const older = corpora.filter(({ outdated }) => outdated).map(({ name }) => name);
  return older.length === 0
    ? { state: 'well', said: `${rulings} rulings` }
    : {
        state: 'wrong',
        said: `${older.join(', ')}: indexed for an earlier version; index again with solr/indexer/renew.ts`,
      };
}

async function replicasOf({ engine }: Deps): Promise<Found> {
  const cluster = await engine.cluster();
  if (!cluster) return { state: 'well', said: 'one node' };
  const { withoutLeader, recovering } = cluster;
  if (withoutLeader.length > 0)
    return {
      state: 'wrong',
      said: `nothing can be indexed into ${withoutLeader.join(', ')}: look at its nodes`,
    };
  return recovering.length === 0
    ? { state: 'well', said: 'all are active' }
    : {
        state: 'wrong',
        said: `not all of ${recovering.join(', ')} are active: stop no other node until they are`,
      };
}

const vectorsCommand = 'solr/indexer/meaning.ts';

function ofMeaning({ meaning, principles, verdicts }: Collection): Finding {
  const what = 'meaning';
  const missing = Math.max(0, principles + verdicts - meaning.vectors);
  const measures = { vectors_missing: { index: missing } };
  const cure = {
    no_vectors: `the index has no vectors, and words alone rank: ${vectorsCommand}`,
    no_model: `the index has vectors of ${meaning.model}, and this server no model: MEANING_MODEL or EMBEDDINGS_URL`,
    another_model: `the vectors are of ${meaning.model}, this server has another model, or another of this name: ${vectorsCommand} --afresh, or the other model`,
    away: 'the model does not answer, and words alone rank: see MEANING_MODEL or EMBEDDINGS_URL, and the log',
  };
  if (meaning.state !== 'on') {
    const isMeant = meaning.state === 'another_model' || meaning.state === 'away';
    return { what, state: isMeant ? 'wrong' : 'note', said: cure[meaning.state], measures };
  }
  return missing === 0
    ? { what, state: 'well', said: `${meaning.model}, ${meaning.vectors} vectors`, measures }
    : { what, state: 'wrong', said: `${missing} texts have no vector: ${vectorsCommand}`, measures };
}
