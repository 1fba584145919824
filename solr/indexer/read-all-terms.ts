/**
 * Reads the terms of every field of an index. Lucene does not notice a damaged file before it is read. Imports nothing, because servers are
 * installed without the indexer's packages.
 * @param url of the index, as `http://solr:8983/solr/rulings`
 * @throws Error with Solr's message
 */
export async function readAllTerms(url: string, signal: AbortSignal | null = null): Promise<void> {
  const response = await fetch(`${url}/admin/luke?numTerms=1&wt=json`, { signal });
  const text = await response.text();
  if (response.ok) return;
  const [, message = `${response.status} ${response.statusText}`] = /"msg":\s*"([^"]*)"/.exec(text) ?? [];
  throw new Error(`Solr cannot read all terms: ${message}`);
}
