import { expect, test } from 'vitest';
import { clusterState } from './solr-cluster.ts';

const replica = (node: string, leader?: 'true', state = 'active') => ({
  node_name: node,
  state,
  ...(leader && { leader }),
});
const status = (shards: Record<string, object>) => ({
  cluster: { live_nodes: ['a:1_solr', 'b:1_solr'], collections: { 'rulings-1': { shards } } },
});
const shard = (...replicas: object[]) => ({
  state: 'active',
  replicas: Object.fromEntries(replicas.map((state, i) => [`core_node${i}`, state])),
});

test('reports a leader only for an active replica on a live node', () => {
  const well = shard(replica('a:1_solr', 'true'), replica('b:1_solr'));
  expect(clusterState(status({ shard1: well, shard2: well }))).toEqual({ withoutLeader: [], recovering: [] });
  const without = {
    nobody: shard(replica('a:1_solr'), replica('b:1_solr')),
    dead: shard(replica('gone:1_solr', 'true'), replica('b:1_solr')),
    down: shard(replica('a:1_solr', 'true', 'down')),
    empty: shard(),
  };
  expect(clusterState(status({ shard1: well, ...without }))?.withoutLeader).toEqual(
    Object.keys(without).map((name) => `rulings-1/${name}`),
  );
});

test('reports a shard with inactive replicas as recovering', () => {
  const well = shard(replica('a:1_solr', 'true'), replica('b:1_solr'));
  const recovering = shard(replica('a:1_solr', 'true'), replica('b:1_solr', undefined, 'recovering'));
  const offline = shard(replica('a:1_solr', 'true'), replica('gone:1_solr'));
  expect(clusterState(status({ well, behind: recovering, gone: offline }))).toEqual({
    withoutLeader: [],
    recovering: ['rulings-1/behind', 'rulings-1/gone'],
  });
});

test('ignores a shard that was split', () => {
  const split = { ...shard(replica('gone:1_solr')), state: 'inactive' };
  expect(clusterState(status({ shard1: split }))).toEqual({ withoutLeader: [], recovering: [] });
});

test("returns null for a response that is not a cluster's", () => {
  expect(clusterState({ error: { msg: 'Solr instance is not running in SolrCloud mode.' } })).toBeNull();
  expect(clusterState('<html>')).toBeNull();
});
