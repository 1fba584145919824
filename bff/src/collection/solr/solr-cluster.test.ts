import { expect, test } from 'vitest';
import { shardsWithoutLeader } from './solr-cluster.ts';

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
  replicas: Object.fromEntries(replicas.map((one, i) => [`core_node${i}`, one])),
});

test('a shard has a leader where an active replica on a live node leads', () => {
  const well = shard(replica('a:1_solr', 'true'), replica('b:1_solr'));
  expect(shardsWithoutLeader(status({ shard1: well, shard2: well }))).toEqual([]);
  const without = {
    nobody: shard(replica('a:1_solr'), replica('b:1_solr')),
    dead: shard(replica('gone:1_solr', 'true'), replica('b:1_solr')),
    down: shard(replica('a:1_solr', 'true', 'down')),
    empty: shard(),
  };
  expect(shardsWithoutLeader(status({ shard1: well, ...without }))).toEqual(
    Object.keys(without).map((name) => `rulings-1/${name}`),
  );
});

test('a shard that was split is none any more', () => {
  expect(shardsWithoutLeader(status({ shard1: { ...shard(), state: 'inactive' } }))).toEqual([]);
});

test('what is no cluster says nothing', () => {
  expect(
    shardsWithoutLeader({ error: { msg: 'Solr instance is not running in SolrCloud mode.' } }),
  ).toBeNull();
  expect(shardsWithoutLeader('<html>')).toBeNull();
});
