import { fingerprintKey, fingerprintText } from '@massima/meaning/fingerprint';
import {
  encodePassage,
  encodeQuestion,
  keyOf,
  type Encode,
  type Model,
  type Passage,
} from '@massima/meaning/passage';
import { textOf } from '../text-of.ts';
import type { Engine } from '../engine.ts';
import type { SolrDocument } from '../to-documents.ts';
import { fieldFor, meaningDocument, meaningId, principleOf } from './documents.ts';
import { readModel, requireSame, requireSameFingerprint, writeModel, type IndexedMeaning } from './model.ts';

export interface MeaningJob {
  engine: Engine;
  /** The index in use that `engine` shall replace: what it has of the same texts is taken over. */
  present?: Engine | undefined;
  model: Model;
  /** Makes what is missing; undefined where nothing can, and only what was made before is brought in. */
  encode: Encode | undefined;
  /** Vectors that were made before, by their key. */
  kept?: { get(key: string): Int8Array | undefined; add(key: string, vector: Int8Array): void } | undefined;
  /** How many texts are under way at the same time: one for a processor, many for an endpoint. */
  parallel: number;
  /** All again, whatever model made those that are there. */
  afresh: boolean;
  report(progress: MeaningProgress): void;
}

export interface MeaningProgress {
  event: 'progress' | 'done';
  /** Principles and verdicts checked, of all. */
  seen: number;
  total: number;
  /** Vectors made by this run, brought over from elsewhere, and missing still. */
  made: number;
  taken: number;
  missing: number;
  seconds: number;
  /** Made a second. */
  rate: number;
}

const pageSize = 200;
/** Searches see what was made at least so often. */
const visibleEveryMs = 60_000;
const sayEveryMs = 1000;
/** Pages that the engine takes in while the next ones are made: it draws a graph of them, which takes as long as an endpoint. */
const maxFlying = 4;

type Found = { id: string; ruling_id: string; passage: Passage };

/**
 * Gives each principle and verdict a vector of what it means. What is missing is found by comparing text by text, whatever was cut off or
 * changed since: a run may end at any moment, and the next one makes only the rest. Searches continue, and use what is there.
 * @throws Error where the index has another model's, or what makes vectors fails
 */
export async function indexMeaning(job: MeaningJob): Promise<IndexedMeaning> {
  const { engine, model, report } = job;
  fieldFor(model.size);
  const indexed = job.afresh ? undefined : await readModel(engine);
  requireSame(indexed, model);
  const own = await fingerprintOf(job);
  if (indexed) requireSameFingerprint(indexed, own);
  if (job.afresh) await engine.deleteQuery('kind:meaning OR kind:model');
  // before the first vector, so that there is none whose model is unknown
  const fingerprint = own ? [...own] : indexed?.fingerprint;
  const state = { ...model, made: 0, missing: 0, finished_at: '', fingerprint };
  await writeModel(engine, state);
  await engine.commit(true);

  const { numFound: total } = await engine.select({ q: ofTexts, rows: '0' });
  const started = performance.now();
  const counts = { seen: 0, total, made: 0, taken: 0, missing: 0 };
  const say = (event: MeaningProgress['event']) => {
    const seconds = Math.max(0.001, (performance.now() - started) / 1000);
    const [rate, rounded] = [counts.made / seconds, Math.round(seconds * 10) / 10];
    report({ event, ...counts, seconds: rounded, rate: Math.round(rate * 10) / 10 });
  };
  let [visibleAt, saidAt] = [performance.now(), -Infinity];
  const flying: Promise<void>[] = [];
  const send = async (documents: readonly SolrDocument[]) => {
    if (documents.length === 0) return;
    if (flying.length >= maxFlying) await flying.shift();
    const sent = engine.add(documents);
    // what awaits it gets the failure; until then it must not count as unhandled
    sent.catch(() => {});
    flying.push(sent);
  };
  for await (const docs of engine.pages({ q: ofTexts, fl: 'id,ruling_id,title,text', rows: `${pageSize}` })) {
    await send(await make(job, docs.map(toFound), counts));
    counts.seen += docs.length;
    if (performance.now() - saidAt > sayEveryMs) {
      saidAt = performance.now();
      say('progress');
    }
    if (performance.now() - visibleAt < visibleEveryMs) continue;
    await engine.commit(true);
    visibleAt = performance.now();
  }
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
  id: String(id),
  ruling_id: String(ruling_id),
  passage: { title: String(title ?? ''), text: textOf(title, text) },
});

/** Documents of those texts of a page that have no vector, or one of another text. */
async function make(
  job: MeaningJob,
  page: readonly Found[],
  counts: Omit<MeaningProgress, 'event' | 'seconds' | 'rate'>,
): Promise<SolrDocument[]> {
  const { engine, present, model, encode, kept, parallel } = job;
  const ids = page.map(({ id }) => id);
  const there = await keysIn(engine, ids);
  const missing = page
    .map((found) => ({ ...found, key: keyOf(model, found.passage) }))
    .filter(({ id, key }) => there.get(id)?.key !== key);
  if (missing.length === 0) return [];
  const field = fieldFor(model.size);
  const elsewhere = present
    ? await keysIn(
        present,
        missing.map(({ id }) => id),
        field,
      )
    : undefined;
  const queue = [...missing];
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const other = elsewhere?.get(one.id);
      const known = kept?.get(one.key) ?? (other?.key === one.key ? other.vector : undefined);
      if (known) counts.taken += 1;
      else if (encode) counts.made += 1;
      else {
        counts.missing += 1;
        continue;
      }
      const vector = known ?? (await encodePassage(encode!, one.passage));
      requireUsable(model, vector);
      kept?.add(one.key, vector);
      documents.push(meaningDocument(one, one.key, vector));
    }
  };
  const documents: SolrDocument[] = [];
  await Promise.all(Array.from({ length: parallel }, work));
  return documents;
}

/** @throws Error in one sentence for the operator */
function requireUsable({ name, size }: Model, vector: Int8Array): void {
  if (vector.length !== size)
    throw new Error(`A vector has ${vector.length} numbers, where ${name} gives ${size}.`);
  if (!vector.some(Boolean))
    throw new Error(`A vector of ${name} is zeros alone, with which the engine can compare nothing.`);
}

/** Of what makes vectors now, or made those that are brought in; undefined where it is not known. */
async function fingerprintOf({ model, encode, kept }: MeaningJob): Promise<Int8Array | undefined> {
  const key = fingerprintKey(model);
  const own = encode ? await encodeQuestion(encode, fingerprintText) : kept?.get(key);
  if (own) requireUsable(model, own);
  if (own) kept?.add(key, own);
  return own;
}

/** What an index has of these principles: the key of the text, and the vector where its field is named. */
async function keysIn(engine: Engine, ids: readonly string[], field?: string) {
  const { docs } = await engine.select({
    q: '{!terms f=id v=$wanted}',
    wanted: ids.map(meaningId).join(','),
    fl: ['id', 'meaning_key', ...(field ? [field] : [])].join(','),
    rows: String(ids.length),
  });
  return new Map(
    docs.map((doc) => {
      const values = field === undefined ? undefined : doc[field];
      const vector = Array.isArray(values) ? Int8Array.from(values.map(Number)) : undefined;
      return [principleOf(doc['id']), { key: String(doc['meaning_key']), vector }];
    }),
  );
}

/** Removes the vectors of principles that the corpus has no more. */
async function dropOrphans(engine: Engine): Promise<void> {
  for await (const docs of engine.pages({ q: 'kind:meaning', fl: 'id,ruling_id', rows: '1000' })) {
    const wanted = docs.map(({ id }) => principleOf(id));
    const { docs: present } = await engine.select({
      q: '{!terms f=id v=$wanted}',
      wanted: wanted.join(','),
      fl: 'id',
      rows: String(wanted.length),
    });
    const there = new Set(present.map(({ id }) => String(id)));
    const orphans = docs.filter(({ id }) => !there.has(principleOf(id)));
    await engine.deleteIds(
      orphans.map(({ id, ruling_id }) => ({ id: String(id), ruling_id: String(ruling_id) })),
    );
  }
}
