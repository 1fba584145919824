/** What the product needs of a search engine; Solr's errors end here. */
export interface SearchEngine {
  select(handler: string, params: Record<string, string | string[]>, signal?: AbortSignal): Promise<unknown>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function solrEngine({ url, core }: { url: string; core: string }): SearchEngine {
  return {
    async select(handler, params, signal) {
      const body = new URLSearchParams(
        Object.entries(params).flatMap(([k, v]) => [v].flat().map((one): [string, string] => [k, one])),
      );
      const response = await fetch(`${url}/${core}${handler}`, {
        method: 'POST',
        body,
        ...(signal && { signal }),
      });
      return response.json();
    },
    async ping() {
      const response = await fetch(`${url}/${core}/admin/ping`);
      if (!response.ok) throw new Error(`engine answered ${response.status}`);
    },
    async close() {},
  };
}
