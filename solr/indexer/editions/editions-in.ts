import type { Engine } from '../engine.ts';
import { textOf } from '../text-of.ts';
import type { SolrDocument } from '../to-documents.ts';
import { withdrawnIn } from '../withdrawn-ids.ts';
import { type Edition, withCopies } from './edition.ts';
import { readSources } from './stored-sources.ts';

/** What belongs to the document, not to the ruling; `sources` names those of others, too. */
const ofTheIndex = ['_version_', '_root_', 'indexed_at', 'corpus', 'corpus_hash', 'sources'];
/** A ruling has some hundred documents at most. */
const maxOfOne = 1200;

/** What may have been withdrawn alone. */
const isPrinciple = /^(?:principle|verdict)$/;

/** What each source has of these rulings, the one that is shown first; without principles that were withdrawn. */
export async function editionsIn(
  engine: Engine,
  rulings: readonly string[],
): Promise<Map<string, Edition[]>> {
  const found = new Map<string, Edition[]>();
  if (rulings.length === 0) return found;
  const withdrawn = new Set(await withdrawnIn(engine));
  for (const ruling of rulings) found.set(ruling, await editionsOf(engine, ruling, withdrawn));
  return found;
}

async function editionsOf(
  engine: Engine,
  ruling: string,
  withdrawn: ReadonlySet<string>,
): Promise<Edition[]> {
  const isLeft = ({ id, kind }: SolrDocument) => !isPrinciple.test(kind) || !withdrawn.has(id);
  const { docs } = await engine.select({
    q: '{!term f=ruling_id v=$ruling}',
    ruling,
    fq: '{!terms f=kind}principle,verdict,text,ruling,edition',
    fl: '*',
    rows: String(maxOfOne),
  });
  const kept = docs.filter(({ kind }) => kind === 'edition').map((one) => readEdition(one, isLeft));
  const shown = docs.filter(({ kind }) => kind !== 'edition');
  const whole = shown.find(({ kind }) => kind === 'ruling');
  if (!whole) return kept;
  const others = new Set(kept.map(({ source }) => source?.name));
  const own = readSources(whole['sources']).find(({ name }) => !others.has(name));
  return [
    {
      corpus: String(whole['corpus'] ?? ''),
      corpusHash: String(whole['corpus_hash'] ?? ''),
      source: own,
      documents: withCopies(shown.map(asAdded).filter(isLeft), own),
    },
    ...kept,
  ];
}

function readEdition(
  { corpus, corpus_hash, sources, edition }: Record<string, unknown>,
  isLeft: (document: SolrDocument) => boolean,
): Edition {
  const [source] = readSources(sources);
  const documents = (JSON.parse(String(edition)) as SolrDocument[]).filter(isLeft);
  return {
    corpus: String(corpus ?? ''),
    corpusHash: String(corpus_hash ?? ''),
    source,
    documents: withCopies(documents, source),
  };
}

/** As the indexer sends it: what is searched has the title among its values in the index. */
function asAdded(doc: Record<string, unknown>): SolrDocument {
  const { text, ...others } = doc;
  const own = Object.fromEntries(Object.entries(others).filter(([name]) => !ofTheIndex.includes(name)));
  return {
    ...own,
    ...(text !== undefined && { text: textOf(doc['title'], text) }),
  } as SolrDocument;
}
