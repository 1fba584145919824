import { fetch } from 'undici';

interface Failure {
  error?: { msg?: string };
  failure?: unknown;
}

/** Fields of Solr's administration responses that are used. */
export interface AdminAnswer {
  mode?: string;
  collections?: string[];
  configSets?: string[];
  aliases?: Record<string, string>;
  cluster?: { collections: Record<string, CollectionState> };
  /** Cores by name, or the `state` of a background action. */
  status?: Record<string, unknown>;
}

export interface CollectionState {
  replicationFactor: number | string;
  shards: Record<string, unknown>;
}

/**
 * Calls `/admin/…` or another administrative handler of a node.
 * @param solr as `http://solr:8983/solr`
 * @param body makes it a POST
 * @throws Error with Solr's reason if it rejects or partly fails, or if no Solr responds
 */
export async function requestAdmin<T extends object = AdminAnswer>(
  solr: string,
  at: string,
  parameters: Record<string, string>,
  body?: Uint8Array,
  signal: AbortSignal | null = null,
): Promise<T & Failure> {
  const query = new URLSearchParams({ ...parameters, wt: 'json' });
  const headers = { 'Content-Type': 'application/octet-stream' };
  const response = await fetch(
    `${solr}${at}?${query}`,
    body ? { method: 'POST', body, headers, signal } : { signal },
  );
  const text = await response.text();
  // A response of a proxy or another server.
  if (!/^\s*{/.test(text))
    throw new Error(
      `${solr} has no JSON at ${at} (${response.status} ${response.statusText}): is it the address of Solr, such as http://solr:8983/solr?`,
    );
  const result = JSON.parse(text) as T & Failure;
  if (response.ok && !result.failure) return result;
  const why = result.error?.msg ?? JSON.stringify(result.failure);
  throw new Error(`Solr refused ${parameters['action'] ?? parameters['command'] ?? at}: ${why}`);
}
