import { textOf } from '../text-of.ts';
import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { fieldFor, meaningId, principleOf } from './documents.ts';
import { indexPassages } from './index-passages.ts';
import { fingerprintOf, type Found, makeVectors, type VectorCounts, type VectorJob } from './make-vectors.ts';
import { readModel, requireSame, requireSameFingerprint, writeModel, type IndexedMeaning } from './model.ts';

export interface MeaningJob extends VectorJob {
  /** Embeds every text again, even if the present embeddings are of the same model. */
  afresh: boolean;
  report(progress: MeaningProgress): void;
}

export interface MeaningProgress extends VectorCounts {
  event: 'progress' | 'done';
  /** Number of principles, verdicts and full texts checked. */
  seen: number;
  total: number;
  seconds: number;
  /** Embeddings per second. */
  rate: number;
}

const pageSize = 200;
/** Interval at which new embeddings become searchable. */
const visibleEveryMs = 60_000;
const sayEveryMs = 1000;
/**
 * Pages sent in parallel while the next are embedded. Solr's graph takes as long as an endpoint.
 */
const maxFlying = 4;

/**
 * Embeds each principle and verdict, and each passage of the full texts that are results.
 *
 * Missing embeddings are identified by text hash, so a run may stop at any moment and the next run
 * continues. Searches use the embeddings that exist.
 * @throws Error if the index has embeddings of another model, or embedding fails
 */
export async function indexMeaning(job: MeaningJob): Promise<IndexedMeaning> {
  const { engine, model, report } = job;
  fieldFor(model.size);
  const indexed = job.afresh ? undefined : await readModel(engine);
  requireSame(indexed, model);
  const own = await fingerprintOf(job);
  if (indexed) requireSameFingerprint(indexed, own);
  if (job.afresh) await engine.deleteQuery('kind:meaning OR kind:passage OR kind:model');
  // written before the first embedding, so that none has an unknown model
  const fingerprint = own ? [...own] : indexed?.fingerprint;
  const state = { ...model, made: 0, missing: 0, finished_at: '', fingerprint };
  await writeModel(engine, state);
  await engine.commit(true);

  const { numFound: total } = await engine.select({ q: `${ofTexts} OR kind:text`, rows: '0' });
  const started = performance.now();
  const counts = { seen: 0, total, made: 0, taken: 0, missing: 0 };
  const say = (event: MeaningProgress['event']) => {
    const seconds = Math.max(0.001, (performance.now() - started) / 1000);
    const [rate, rounded] = [counts.made / seconds, Math.round(seconds * 10) / 10];
    report({ event, ...counts, seconds: rounded, rate: Math.round(rate * 10) / 10 });
  };
  let [visibleAt, reportedAt] = [performance.now(), -Infinity];
  const flying: Promise<void>[] = [];
  const send = async (documents: readonly SolrDocument[]) => {
    if (documents.length === 0) return;
    if (flying.length >= maxFlying) await flying.shift();
    const sent = engine.add(documents);
    // the awaiting code receives the error; until then it must not count as unhandled
    sent.catch(() => {});
    flying.push(sent);
  };
  const checked = async (count: number) => {
    counts.seen += count;
    if (performance.now() - reportedAt > sayEveryMs) {
      reportedAt = performance.now();
      say('progress');
    }
    if (performance.now() - visibleAt < visibleEveryMs) return;
    await engine.commit(true);
    visibleAt = performance.now();
  };
  for await (const docs of engine.pages({ q: ofTexts, fl: 'id,ruling_id,title,text', rows: `${pageSize}` })) {
    await send(await makeVectors(job, 'meaning', docs.map(toFound), counts));
    await checked(docs.length);
  }
  // last, because principles are searched first
  await indexPassages(job, { counts, send, checked });
  await Promise.all(flying);
  await engine.commit(true);
  await dropOrphans(engine);
  const { numFound: made } = await engine.select({ q: 'kind:meaning', rows: '0' });
  const finished = { ...state, made, missing: counts.missing, finished_at: new Date().toISOString() };
  await writeModel(engine, finished);
  await engine.commit(true);
  say('done');
  return finished;
}

const ofTexts = 'kind:principle OR kind:verdict';

const toFound = ({ id, ruling_id, title, text }: Record<string, unknown>): Found => ({
  id: meaningId(String(id)),
  ruling_id: String(ruling_id),
  passage: { title: String(title ?? ''), text: textOf(title, text) },
});

/** Deletes embeddings of principles that the corpus no longer has. */
async function dropOrphans(engine: Engine): Promise<void> {
  for await (const docs of engine.pages({ q: 'kind:meaning', fl: 'id,ruling_id', rows: '1000' })) {
    const principleIds = docs.map(({ id }) => principleOf(id));
    const { docs: present } = await engine.select({
      q: '{!terms f=id v=$wanted}',
      wanted: principleIds.join(','),
      fl: 'id',
      rows: String(principleIds.length),
    });
    const embeddedIds = new Set(present.map(({ id }) => String(id)));
    const orphans = docs.filter(({ id }) => !embeddedIds.has(principleOf(id)));
    await engine.deleteIds(
      orphans.map(({ id, ruling_id }) => ({ id: String(id), ruling_id: String(ruling_id) })),
    );
  }
}
