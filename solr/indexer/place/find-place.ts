import { askSolr } from '../solr-admin.ts';
import { collections } from './collections.ts';
import { cores } from './cores.ts';
import type { Place, Shape } from './place.ts';

/**
 * @param solr such as `http://solr:8983/solr`: SolrCloud, where an alias moves, or one node, where two cores swap their names
 * @param name what the product asks for
 */
export async function findPlace(solr: string, name: string, wish: Shape): Promise<Place> {
  const at = solr.replace(/\/$/, '');
  const { mode } = await askSolr(at, '/admin/info/system', {});
  return mode === 'solrcloud' ? collections(at, name, wish) : cores(at, name);
}
