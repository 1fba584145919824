/**
 * The command line of the indexer that brings three more rulings into the index of a running `npm start`.
 * @param {Pick<import('./settings.mjs').Settings, 'env' | 'given' | 'ports'>} settings as that start has read them
 */
export function newsCommand({ env, given, ports }) {
  const solr = (given.solrUrl ?? `http://localhost:${ports.solr}/solr`).replace(/\/+$/, '');
  const url = `${solr}/${env.SOLR_CORE ?? 'rulings'}`;
  const from = ['--from', 'solr/corpus/new-rulings.jsonl', '--corpus', 'new-rulings'];
  return { url, args: ['solr/indexer/main.ts', ...from, '--url', url] };
}
