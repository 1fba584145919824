/**
 * Returns the URL of the index of a running `npm start`, or the configured one.
 * @param {Pick<import('./settings.mjs').Settings, 'external' | 'ports' | 'solrCore'>} settings
 */
export const engineUrl = ({ external, ports, solrCore }) =>
  `${(external.solrUrl ?? `http://localhost:${ports.solr}/solr`).replace(/\/+$/, '')}/${solrCore}`;

/**
 * The command line of the indexer that brings three more rulings into the index of a running `npm start`.
 * @param {Pick<import('./settings.mjs').Settings, 'external' | 'ports' | 'solrCore'>} settings as that start has read them
 */
export function newsCommand(settings) {
  const url = engineUrl(settings);
  const from = ['--from', 'solr/demo/new-rulings.jsonl', '--corpus', 'new-rulings'];
  return { url, args: ['solr/indexer/main.ts', ...from, '--url', url] };
}
