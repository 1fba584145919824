import { rulingOrEdition } from './editions/edition-of.ts';
import { findConflictingTexts } from './editions/other-sources.ts';
import { storedSources } from './editions/stored-sources.ts';
import type { Engine } from './engine.ts';
import type { Ruling } from './format.ts';
import { nameOf, sourcesOf, whyRefused, pruneRefusal, type CorpusJob } from './index-corpus.ts';
import { readMarkers } from './marker.ts';
import { readRulings } from './read-rulings.ts';
import { Rejects } from './rejects.ts';
import type { SolrDocument } from './to-documents.ts';
import { withdrawnIn } from './withdrawn-ids.ts';

interface Pending {
  file: string;
  line: number;
  principles: number;
  documents: SolrDocument[];
}

/** Number of texts in memory. A text can have thirty million characters. */
const atOnce = 20;

/** The fields of a ruling that decide whether its number belongs to a different text. */
const documentsToCompare = ({ id, full_text, source }: Ruling): SolrDocument[] => [
  {
    ...{ id, kind: 'ruling', ruling_id: id, full_text: full_text ?? '' },
    sources: storedSources(source ? [source] : []),
  },
];

/**
 * Reads and checks a corpus as {@link indexCorpus} does and reports the changes a run would make,
 * without making them.
 * @throws the error that the run would end with
 */
export async function tryCorpus(job: CorpusJob, say: (line: string) => void): Promise<void> {
  const { engine, from, again = [] } = job;
  const corpus = job.corpus ?? nameOf(from);
  const rejects = new Rejects(undefined);
  const withdrawn = new Set((await withdrawnIn(engine)).filter((id) => !again.includes(id)));
  const counts = { rulings: 0, principles: 0, rejected: 0 };
  const reading = { corpus, counts, seen: new Map<string, string>(), withdrawn };
  const indexedIds = await rulingsOf(engine, corpus);
  let existingCount = 0;
  const how = { reader: job.reader, rejects, records: job.records, anonymised: job.anonymised };
  const pending = new Map<string, Pending>();
  const refuse = async () => {
    const documents = new Map(Array.from(pending, ([id, ruling]) => [id, ruling.documents]));
    for (const [id, reason] of await findConflictingTexts(engine, corpus, documents, withdrawn)) {
      const { file = '', line = 0, principles = 0 } = pending.get(id) ?? {};
      counts.rulings--;
      counts.principles -= principles;
      counts.rejected++;
      if (indexedIds.has(id)) existingCount--;
      await rejects.add({ file, line, id, reason });
    }
    pending.clear();
  };
  for (const source of await sourcesOf(job)) {
    for await (const { ruling, file, line } of readRulings(how, source, reading)) {
      if (indexedIds.has(ruling.id)) existingCount++;
      pending.set(ruling.id, {
        ...{ file, line, principles: ruling.principles.length },
        documents: documentsToCompare(ruling),
      });
      if (pending.size === atOnce) await refuse();
    }
    if (pending.size > 0) await refuse();
  }
  const missingIds = [...indexedIds].filter((id) => !reading.seen.has(id));
  say(
    `${counts.rulings} rulings would be indexed into ${corpus}: ${counts.rulings - existingCount} new, ${existingCount} again.`,
  );
  say(
    job.prune
      ? `${missingIds.length} would be deleted, because the input no longer contains them${missingIds.length > 0 ? `: ${missingIds.slice(0, 20).join(', ')}${missingIds.length > 20 ? ' …' : ''}` : ''}.`
      : `${missingIds.length} that the input no longer contains would stay: --prune deletes them.`,
  );
  say(`${counts.rejected} lines or parts would be rejected.`);
  if (rejects.count > 0) say(rejects.summary());
  say('Nothing was changed.');
  const marker = (await readMarkers(engine)).find((one) => one.corpus === corpus);
  const refused = pruneRefusal(job, marker, counts) ?? whyRefused(counts, rejects, job);
  if (refused !== undefined) throw new Error(`The run would fail. ${refused}`);
}

async function rulingsOf(engine: Engine, corpus: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (let start = 0; ; start += 10_000) {
    const { docs } = await engine.select({
      q: '{!bool filter=$of filter=$what}',
      what: rulingOrEdition,
      of: '{!term f=corpus v=$corpus}',
      corpus,
      fl: 'ruling_id,own_id',
      sort: 'id asc',
      start: String(start),
      rows: '10000',
    });
    for (const { ruling_id, own_id } of docs) ids.add(String(own_id ?? ruling_id));
    if (docs.length < 10_000) return ids;
  }
}
