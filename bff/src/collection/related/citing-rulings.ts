import type { Around } from '@massima/contract/around';
import type { ParsedQuery } from '@massima/law/parse-query';
import { presentHeading } from '../present/present-result.ts';
import { namedIn } from '../query/named-in.ts';
import { count } from '../solr/calls.ts';
import { citingNamed } from '../solr/citation-queries.ts';
import type { EngineCall } from '../solr/engine-call.ts';

const shown = 5;

/** Rulings that cite in their full text what was named, newest first: where no principle speaks of it, they do. */
export async function citingRulings(ask: EngineCall, parsed: ParsedQuery): Promise<Around['citing']> {
  const { rulings, articles } = namedIn(parsed);
  if (rulings.length + articles.length === 0) return { total: 0, list: [] };
  const named = { rulings, articles: articles.map(({ key }) => key) };
  const { response } = await count({ select: ask }, citingNamed(named, shown));
  return { total: response.numFound, list: response.docs.map(presentHeading) };
}
