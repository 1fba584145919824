import { passagesOf } from '@massima/law/full-text/passages';
import type { SolrDocument } from '../to-documents.ts';
import { passageId } from './documents.ts';
import { type Found, makeVectors, type VectorCounts, type VectorJob } from './make-vectors.ts';

interface Run {
  counts: VectorCounts;
  send(documents: readonly SolrDocument[]): Promise<void>;
  /** Reports the number of texts that were completed. */
  checked(texts: number): Promise<void>;
}

/** Full texts in memory at a time. */
const pageSize = '20';
/** Maximum number of passages of one text, some 350 pages. */
const maxPassages = 1000;

/**
 * Embeds the passages of every full text that is a result (kind `text`), and deletes embeddings of
 * former passages. Passages are compared by key, so that an interrupted run resumes.
 */
export async function indexPassages(job: VectorJob, { counts, send, checked }: Run): Promise<void> {
  const { engine } = job;
  for await (const docs of engine.pages({ q: 'kind:text', fl: 'id,ruling_id', rows: pageSize })) {
    const rulings = docs.map(({ ruling_id }) => String(ruling_id));
    const texts = await fullTextsOf(job, rulings);
    const passages = rulings.flatMap((ruling) => passagesIn(ruling, texts.get(ruling) ?? ''));
    await send(await makeVectors(job, 'passage', passages, counts));
    await dropOthers(job, rulings, new Set(passages.map(({ id }) => id)));
    await checked(docs.length);
  }
  await dropWithoutText(job);
}

const passagesIn = (ruling: string, text: string): Found[] =>
  passagesOf(text)
    .slice(0, maxPassages)
    .map(({ start, end }, n) => ({
      id: passageId(ruling, n),
      ruling_id: ruling,
      passage: { title: '', text: text.slice(start, end) },
    }));

async function fullTextsOf({ engine }: VectorJob, rulings: readonly string[]) {
  const { docs } = await engine.select({
    q: '{!terms f=id v=$wanted}',
    wanted: rulings.join(','),
    fl: 'id,full_text',
    rows: pageSize,
  });
  return new Map(docs.map(({ id, full_text: text }) => [String(id), String(text ?? '')]));
}

/** Deletes passages of earlier versions of these texts. */
async function dropOthers(
  { engine }: VectorJob,
  rulings: readonly string[],
  rulingIds: ReadonlySet<string>,
): Promise<void> {
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$rulings}',
    rulings: rulings.join(','),
    fq: 'kind:passage',
    fl: 'id,ruling_id',
    rows: String(rulings.length * maxPassages),
  });
  await drop(
    { engine },
    docs.filter(({ id }) => !rulingIds.has(String(id))),
  );
}

/** Deletes passages of rulings that are gone or now have syntheses. */
async function dropWithoutText({ engine }: VectorJob): Promise<void> {
  for await (const docs of engine.pages({ q: 'kind:passage', fl: 'id,ruling_id', rows: '1000' })) {
    const rulingIds = [...new Set(docs.map(({ ruling_id }) => String(ruling_id)))];
    const { docs: present } = await engine.select({
      q: '{!terms f=ruling_id v=$wanted}',
      wanted: rulingIds.join(','),
      fq: 'kind:text',
      fl: 'ruling_id',
      rows: String(rulingIds.length),
    });
    const embeddedRulings = new Set(present.map(({ ruling_id }) => String(ruling_id)));
    await drop(
      { engine },
      docs.filter(({ ruling_id }) => !embeddedRulings.has(String(ruling_id))),
    );
  }
}

const drop = ({ engine }: Pick<VectorJob, 'engine'>, docs: readonly Record<string, unknown>[]) =>
  engine.deleteIds(docs.map(({ id, ruling_id }) => ({ id: String(id), ruling_id: String(ruling_id) })));
