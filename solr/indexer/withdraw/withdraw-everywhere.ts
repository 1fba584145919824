import { readEditionOf, rulingOrEdition } from '../editions/edition-of.ts';
import { withOtherIds } from '../editions/own-ids.ts';
import { Engine } from '../engine.ts';
import { findPlace } from '../place/find-place.ts';
import type { IndexHost } from '../place/place.ts';
import { readRuns } from '../runs.ts';
import { takeOut } from '../withdrawn.ts';
import { withdrawnIn } from '../withdrawn-ids.ts';

/** Number of withdrawn documents that an index contains, and afterwards the number left. */
export interface IndexedCopies {
  index: string;
  isInUse: boolean;
  documents: number;
}

/** Withdrawal from the indexes, for the command that also updates the database. */
export interface IndexedRulings {
  /**
   * Resolves rulings, principles and editions (`corpus:id`) to ids. An ECLI becomes all rulings
   * that have it.
   * @throws Error if none exists
   */
  idsOf(inputs: readonly string[]): Promise<string[]>;
  /** Returns the ids that the index in use contains. */
  presentOf(ids: readonly string[]): Promise<string[]>;
  /** Returns all withdrawn ids of all indexes. */
  withdrawn(): Promise<string[]>;
  held(ids: readonly string[]): Promise<IndexedCopies[]>;
  /** Deletes them from every index, previous and unfinished ones included. */
  takeOut(ids: readonly string[]): Promise<void>;
  /** Returns the corpora with an unfinished run. */
  runs(): Promise<string[]>;
}

/**
 * Id as the indexer accepts it. The corpus prefix is limited because the database stores 200
 * characters.
 */
const id = /^(?:[\w.-]{1,65}:)?[a-z0-9][a-z0-9._-]{0,129}$/i;
const ecli = /^ECLI:[A-Z]{2}:[A-Z0-9._-]+:\d{4}:[A-Z0-9._-]+$/i;

/**
 * Opens the indexes of a Solr.
 * @param solr as `http://solr:8983/solr`
 * @param name alias or core that the application queries
 */
export async function indexedRulings(solr: string, name: string): Promise<IndexedRulings> {
  const indexHost = await findPlace(solr, name, {});
  const inUse = await indexHost.current();
  if (inUse === undefined) throw new Error(`There is no index with the name ${name} at ${solr}.`);
  const all = [inUse, ...(await indexHost.others())];
  const inEach = <T>(work: (engine: Engine, index: string) => Promise<T>): Promise<T[]> =>
    sequentially(all, (index) => withEngine(indexHost, index, (engine) => work(engine, index)));
  const present = <T>(work: (engine: Engine) => Promise<T>) => withEngine(indexHost, inUse, work);

  return {
    async idsOf(inputs) {
      const found = await sequentially(inputs, async (input) => {
        if (id.test(input)) return [await present((engine) => withdrawable(engine, input))];
        if (!ecli.test(input))
          throw new Error(`${input} is neither the id of a ruling or principle nor an ECLI.`);
        const named = await inEach((engine) => rulingsBy(engine, input.toUpperCase()));
        if (named.flat().length === 0) throw new Error(`No ruling has the ECLI ${input}: give its id.`);
        return named.flat();
      });
      return present((engine) => withOtherIds(engine, [...new Set(found.flat())]));
    },
    presentOf: (ids) =>
      present(async (engine) => {
        const { docs } = await engine.select({
          q: '{!terms f=id v=$wanted}',
          wanted: ids.join(','),
          fl: 'id',
          rows: String(ids.length),
        });
        const found = docs.map((doc) => String(doc['id']));
        for (const editionId of ids) if ((await countEdition(engine, editionId)) > 0) found.push(editionId);
        return found;
      }),
    withdrawn: async () => [...new Set((await inEach(withdrawnIn)).flat())],
    held: (ids) =>
      inEach(async (engine, index) => ({
        index,
        isInUse: index === inUse,
        documents: await countOf(engine, ids),
      })),
    takeOut: async (ids) =>
      void (await inEach(async (engine) => {
        await takeOut(engine, ids);
        await engine.forgetDeleted();
      })),
    runs: async () => [...new Set((await inEach(readRuns)).flat().map(({ corpus }) => corpus))],
  };
}

/**
 * Checks a withdrawal.
 * @throws Error if the named corpus lacks the ruling, or if no other corpus has it
 */
async function withdrawable(engine: Engine, input: string): Promise<string> {
  const { corpus, id: ruling } = readEditionOf(input);
  if (corpus === undefined) return input;
  const named = (await withOtherIds(engine, [input])).map((id) => readEditionOf(id).id);
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$named}',
    named: named.join(','),
    fq: rulingOrEdition,
    fl: 'corpus',
    rows: '100',
  });
  const corpora = docs.map((doc) => String(doc['corpus']));
  const isWithdrawn = (await withdrawnIn(engine)).includes(input);
  if (!corpora.includes(corpus) && !isWithdrawn) throw new Error(`${corpus} has no ruling ${ruling}.`);
  if (corpora.length === 1 && !isWithdrawn)
    throw new Error(`Only ${corpus} has ${ruling}: withdraw it as ${ruling}, without the corpus.`);
  return input;
}

async function rulingsBy(engine: Engine, ecliGiven: string): Promise<string[]> {
  const { docs } = await engine.select({
    q: '{!term f=ecli v=$ecli}',
    ecli: ecliGiven,
    fq: 'kind:ruling',
    fl: 'id',
    rows: '100',
  });
  return docs.map((doc) => String(doc['id']));
}

async function countOf(engine: Engine, inputs: readonly string[]): Promise<number> {
  const ids = inputs.filter((input) => readEditionOf(input).corpus === undefined);
  const editionCounts = await sequentially(inputs, (input) => countEdition(engine, input));
  const rulingCount = ids.length === 0 ? 0 : await countWhole(engine, ids);
  return editionCounts.reduce((sum, count) => sum + count, rulingCount);
}

/** Counts the documents of a corpus' edition of a ruling. */
async function countEdition(engine: Engine, input: string): Promise<number> {
  const { corpus, id: ruling } = readEditionOf(input);
  if (corpus === undefined) return 0;
  const { numFound } = await engine.select({
    q: '{!term f=ruling_id v=$ruling}',
    ruling,
    fq: '{!term f=corpus v=$corpus}',
    corpus,
    rows: '0',
  });
  return numFound;
}

async function countWhole(engine: Engine, ids: readonly string[]): Promise<number> {
  const { numFound } = await engine.select({
    q: '{!bool should=$them should=$theirs}',
    them: '{!terms f=id v=$wanted}',
    theirs: '{!terms f=ruling_id v=$wanted}',
    wanted: ids.join(','),
    rows: '0',
  });
  return numFound;
}

async function withEngine<T>(
  indexHost: IndexHost,
  index: string,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const engine = new Engine(indexHost.urlOf(index));
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

async function sequentially<A, T>(items: readonly A[], work: (item: A) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}
