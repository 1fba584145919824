/** What Solr answers, as far as it is read. */
export interface EngineDoc {
  id: string;
  score?: number;
  ruling_id: string;
  issuer_type_id: number;
  issuer: string;
  place?: string;
  region?: string;
  type?: string;
  number: string;
  year: number;
  date: string;
  section?: string;
  area: number;
  ecli?: string;
  has_full_text?: boolean;
  fictional?: boolean;
  text?: string;
  full_text?: string;
  kind?: string;
  keys?: string[];
  cites?: string[];
  provisions?: string[];
}

/** A facet as Solr writes it: value, count, value, count … */
export type FacetList = (string | number)[];

export interface EngineAnswer {
  response: { numFound: number; maxScore?: number; docs: EngineDoc[] };
  facet_counts?: { facet_fields?: Record<string, FacetList>; facet_queries?: Record<string, number> };
  highlighting?: Record<string, Record<string, string[] | undefined> | undefined>;
  spellcheck?: { collations?: (string | { collationQuery: string; hits: number })[] };
}

export function readFacet(list: FacetList = []): { value: string; count: number }[] {
  const found: { value: string; count: number }[] = [];
  for (let i = 0; i + 1 < list.length; i += 2)
    found.push({ value: String(list[i]), count: Number(list[i + 1]) });
  return found;
}
