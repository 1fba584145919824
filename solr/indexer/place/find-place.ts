import { requestAdmin } from '../solr-admin.ts';
import { collections } from './collections.ts';
import { cores } from './cores.ts';
import type { IndexHost, Shape } from './place.ts';

/**
 * Returns the place of an index: SolrCloud with an alias, or one node with two cores.
 * @param solr as `http://solr:8983/solr`
 * @param name alias or core that the application queries
 */
export async function findPlace(solr: string, name: string, requestedShape: Shape): Promise<IndexHost> {
  const at = solr.replace(/\/$/, '');
  const { mode } = await requestAdmin(at, '/admin/info/system', {});
  return mode === 'solrcloud' ? collections(at, name, requestedShape) : cores(at, name);
}
