import { fetch } from 'undici';

interface Failure {
  error?: { msg?: string };
  failure?: unknown;
}

/** What is read of the answers of Solr's administration. */
export interface AdminAnswer {
  mode?: string;
  collections?: string[];
  configSets?: string[];
  aliases?: Record<string, string>;
  cluster?: { collections: Record<string, CollectionState> };
  /** Of cores by name; of what runs in the background, its `state`. */
  status?: Record<string, unknown>;
}

export interface CollectionState {
  replicationFactor: number | string;
  shards: Record<string, unknown>;
}

/**
 * Asks `/admin/…` of a node, or another handler that administers.
 * @param solr such as `http://solr:8983/solr`
 * @param body makes it a POST
 * @throws Error with Solr's own reason when it refuses, or says within a 200 that some of it failed; where no Solr answers, with that
 */
export async function askSolr<T extends object = AdminAnswer>(
  solr: string,
  at: string,
  parameters: Record<string, string>,
  body?: Uint8Array,
): Promise<T & Failure> {
  const query = new URLSearchParams({ ...parameters, wt: 'json' });
  const headers = { 'Content-Type': 'application/octet-stream' };
  const answer = await fetch(`${solr}${at}?${query}`, body ? { method: 'POST', body, headers } : {});
  const text = await answer.text();
  // A page of a proxy, or of something else that is no Solr.
  if (!/^\s*{/.test(text))
    throw new Error(
      `${solr} has no JSON at ${at} (${answer.status} ${answer.statusText}): is it the address of Solr, such as http://solr:8983/solr?`,
    );
  const said = JSON.parse(text) as T & Failure;
  if (answer.ok && !said.failure) return said;
  const why = said.error?.msg ?? JSON.stringify(said.failure);
  throw new Error(`Solr refused ${parameters['action'] ?? parameters['command'] ?? at}: ${why}`);
}
