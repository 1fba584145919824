import type { Engine } from '../engine.ts';
import { textOf } from '../text-of.ts';
import type { SolrDocument } from '../to-documents.ts';
import type { Edition } from './edition.ts';
import { readSources } from './stored-sources.ts';

/** Fields of the document itself. `sources` is among them because it also names other sources. */
const ofTheIndex = ['_version_', '_root_', 'indexed_at', 'corpus', 'corpus_hash', 'sources'];
/** Row limit. A ruling has a few hundred documents at most. */
const maxDocuments = 1200;

/** Kinds that can be withdrawn without their ruling. */
const isPrinciple = /^(?:principle|verdict)$/;

/**
 * Returns each source's edition of a ruling, the shown edition first, without withdrawn
 * principles.
 */
export async function editionsOf(
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
    rows: String(maxDocuments),
  });
  const storedEditions = docs.filter(({ kind }) => kind === 'edition').map((doc) => readEdition(doc, isLeft));
  const visibleDocs = docs.filter(({ kind }) => kind !== 'edition');
  const rulingDoc = visibleDocs.find(({ kind }) => kind === 'ruling');
  if (!rulingDoc) return storedEditions;
  const otherSources = new Set(storedEditions.map(({ source }) => source?.name));
  const ownSource = readSources(rulingDoc['sources']).find(({ name }) => !otherSources.has(name));
  return [
    {
      corpus: String(rulingDoc['corpus'] ?? ''),
      corpusHash: String(rulingDoc['corpus_hash'] ?? ''),
      source: ownSource,
      documents: visibleDocs.map(asAdded).filter(isLeft),
      isStored: true,
    },
    ...storedEditions,
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
    documents,
    isStored: true,
  };
}

/**
 * Converts a stored document to the form that the indexer sends. The stored search text also
 * contains the title.
 */
function asAdded(doc: Record<string, unknown>): SolrDocument {
  const { text, ...remaining } = doc;
  const ownFields = Object.fromEntries(
    Object.entries(remaining).filter(([name]) => !ofTheIndex.includes(name)),
  );
  return {
    ...ownFields,
    ...(text !== undefined && { text: textOf(doc['title'], text) }),
  } as SolrDocument;
}
