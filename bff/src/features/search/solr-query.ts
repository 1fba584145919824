import { issuerTypesOfArea } from '@massima/contract/constants';
import { parseQuery, type ParsedQuery } from '@massima/contract/references/parse-query';
import { highlights } from './highlight-query.ts';
import { references } from './reference-clauses.ts';
import { meaningfulWords, questionWords } from './question-words.ts';

export type SolrQueryInput = {
  query: string;
  kind: 'principle' | 'verdict';
  offset: number;
  size: number;
  yearDoc?: readonly number[] | undefined;
  /** 1 = Corte di cassazione, 2 = tribunals and courts of appeal. */
  selectedArea?: 0 | 1 | 2 | null | undefined;
  issuerTypes?: readonly number[] | undefined;
  areas?: readonly number[] | undefined;
  sort?: 'relevance' | 'date' | undefined;
  /** All words first; `some` of them (30 %) is asked by the caller when `all` found fewer than 5. */
  mode: 'all' | 'some';
};
export type SolrParameters = Record<string, string | string[]>;

/** The handler of solrconfig.xml that these parameters are for; it holds all that decides relevance. */
export const searchHandler = '/find';
/** Below this many hits of all words, some of them are asked for. */
export const fewHits = 5;
/** Longer questions are whole sentences or pasted headings: hardly anything holds all of their words. */
const mostWordsWanted = 5;

/** What to ask first. Where it is `some`, there is nothing more to ask. */
export function firstMode(query: string): SolrQueryInput['mode'] {
  const { rest, onlyReferences } = parseQuery(query);
  return !onlyReferences && meaningfulWords(rest) > mostWordsWanted ? 'some' : 'all';
}

/**
 * The parameters of one question, to be POSTed to `searchHandler`. What the user typed only ever stands in
 * parameters of its own, reached by `v=$name`: it is never read as syntax.
 */
export function solrQuery(input: SolrQueryInput): SolrParameters {
  const parsed = parseQuery(input.query);
  const steps: SolrParameters[] = [
    page(input),
    order(input, parsed),
    words(input, parsed),
    references(input.mode, parsed),
    filters(input, parsed),
    facets(input),
    highlights(parsed),
  ];
  return Object.assign({}, ...steps) as SolrParameters;
}

function page({ offset, size }: SolrQueryInput): SolrParameters {
  // the text of a hit comes with its marks, from the highlighter
  return {
    start: String(offset),
    rows: String(size),
    fl: 'id,score,ruling_id,title,issuer_type_id,issuer,place,region,type,number,year,date,section,area,ecli,has_full_text,fictional,provisions',
  };
}

function order({ sort }: SolrQueryInput, parsed: ParsedQuery): SolrParameters {
  if (sort !== 'date') return {};
  const named = parsed.references.some((reference) => reference.kind === 'ruling');
  // the ruling that was named stays on top whatever the order
  return { sort: `${named ? 'query($named,0) desc,' : ''}date desc,score desc,id asc` };
}

function words({ mode }: SolrQueryInput, parsed: ParsedQuery): SolrParameters {
  const cleaned = questionWords(parsed.rest);
  return {
    words: cleaned.text,
    // half of a reference is no reference: its words are all wanted, always
    mm: mode === 'all' || parsed.onlyReferences ? '100%' : '30%',
    ...(cleaned.count > 30 ? { pf2: '' } : {}),
    ...(cleaned.count > 60 ? { pf: '' } : {}),
  };
}

function filters(input: SolrQueryInput, { rest, phrases, excluded }: ParsedQuery): SolrParameters {
  const fq = ['{!term f=kind v=$kind}'];
  const parameters: SolrParameters = { kind: input.kind };
  const issuers = issuerFilter(input);
  const oneOf = (name: string, field: string, tag: string, values: readonly number[] | undefined) => {
    if (!values || values.length === 0) return;
    fq.push(`{!terms f=${field} tag=${tag} v=$${name}}`);
    parameters[name] = values.join(',');
  };
  oneOf('years', 'year', 'year', input.yearDoc);
  oneOf('issuers', 'issuer_type_id', 'issuer', issuers);
  oneOf('areas', 'area', 'area', input.areas);
  // quotes inside a sentence or a pasted heading bind only until too little is found
  const besides = meaningfulWords(rest) - meaningfulWords(phrases.join(' '));
  const binding = input.mode === 'all' || besides < 2;
  // "il" has no word that is indexed: this parser leaves such a clause out, where `bool` fails on it
  (binding ? phrases : []).forEach((phrase, i) => {
    fq.push(`{!lucene}+*:* +({!field f=text_exact v=$phrase${i}} {!field f=title_exact v=$phrase${i}})`);
    parameters[`phrase${i}`] = phrase;
  });
  excluded.forEach((word, i) => {
    fq.push(`{!lucene}+*:* -{!field f=text v=$without${i}} -{!field f=title v=$without${i}}`);
    parameters[`without${i}`] = word;
  });
  return { ...parameters, fq };
}

/** The area of the spec and the one-click authorities, together; undefined is all of them, [0] is none. */
function issuerFilter({ selectedArea, issuerTypes }: SolrQueryInput): readonly number[] | undefined {
  const ofArea: readonly number[] | undefined = selectedArea ? issuerTypesOfArea[selectedArea] : undefined;
  if (!issuerTypes || issuerTypes.length === 0) return ofArea;
  if (!ofArea) return issuerTypes;
  const both = issuerTypes.filter((type) => ofArea.includes(type));
  return both.length > 0 ? both : [0];
}

/** Authorities and years among all matches; with a filter on them also what there would be without it. */
function facets(input: SolrQueryInput): SolrParameters {
  const fields = ['authority', 'year'];
  if (issuerFilter(input)) fields.push('{!ex=issuer key=authority_any}authority');
  if (input.yearDoc && input.yearDoc.length > 0) fields.push('{!ex=year key=year_any}year');
  return { facet: 'true', 'facet.field': fields };
}
