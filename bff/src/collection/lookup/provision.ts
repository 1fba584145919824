import type { SearchData } from '@massima/contract/search';
import type { CollectionDeps } from '../collection-deps.ts';
import { presentAuthorities, presentYears } from '../present/present-facets.ts';
import { count } from '../solr/calls.ts';
import { applyingProvision } from '../solr/citation-queries.ts';

interface Applied {
  total: number;
  years: SearchData['years'];
  authorities: SearchData['autList'];
}

/** How many rulings apply an article or act, by its key. */
export async function provision(
  { engine }: Pick<CollectionDeps, 'engine'>,
  key: string,
  signal: AbortSignal,
): Promise<Applied> {
  const answer = await count(engine, applyingProvision(key), signal);
  return {
    total: answer.response.numFound,
    years: presentYears(answer),
    authorities: presentAuthorities(answer),
  };
}
