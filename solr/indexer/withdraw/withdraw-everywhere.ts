import { readEditionOf, shownOrKept } from '../editions/edition-of.ts';
import { withOtherIds } from '../editions/own-ids.ts';
import { Engine } from '../engine.ts';
import { findPlace } from '../place/find-place.ts';
import type { Place } from '../place/place.ts';
import { readRuns } from '../runs.ts';
import { takeOut } from '../withdrawn.ts';
import { withdrawnIn } from '../withdrawn-ids.ts';

/** Number of withdrawn documents that an index contains, and afterwards the number left. */
export interface Held {
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
  idsOf(given: readonly string[]): Promise<string[]>;
  /** Returns the ids that the index in use contains. */
  presentOf(ids: readonly string[]): Promise<string[]>;
  /** Returns all withdrawn ids of all indexes. */
  withdrawn(): Promise<string[]>;
  held(ids: readonly string[]): Promise<Held[]>;
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
  const place = await findPlace(solr, name, {});
  const inUse = await place.current();
  if (inUse === undefined) throw new Error(`There is no index with the name ${name} at ${solr}.`);
  const all = [inUse, ...(await place.others())];
  const inEach = <T>(work: (engine: Engine, index: string) => Promise<T>): Promise<T[]> =>
    oneAfterTheOther(all, (index) => withEngine(place, index, (engine) => work(engine, index)));
  const present = <T>(work: (engine: Engine) => Promise<T>) => withEngine(place, inUse, work);

  return {
    async idsOf(given) {
      const found = await oneAfterTheOther(given, async (one) => {
        if (id.test(one)) return [await present((engine) => withdrawable(engine, one))];
        if (!ecli.test(one))
          throw new Error(`${one} is neither the id of a ruling or principle nor an ECLI.`);
        const named = await inEach((engine) => rulingsBy(engine, one.toUpperCase()));
        if (named.flat().length === 0) throw new Error(`No ruling has the ECLI ${one}: give its id.`);
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
        const there = docs.map((doc) => String(doc['id']));
        for (const one of ids) if ((await countEdition(engine, one)) > 0) there.push(one);
        return there;
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
async function withdrawable(engine: Engine, given: string): Promise<string> {
  const { corpus, id: ruling } = readEditionOf(given);
  if (corpus === undefined) return given;
  const named = (await withOtherIds(engine, [given])).map((one) => readEditionOf(one).id);
  const { docs } = await engine.select({
    q: '{!terms f=ruling_id v=$named}',
    named: named.join(','),
    fq: shownOrKept,
    fl: 'corpus',
    rows: '100',
  });
  const corpora = docs.map((doc) => String(doc['corpus']));
  const isWithdrawn = (await withdrawnIn(engine)).includes(given);
  if (!corpora.includes(corpus) && !isWithdrawn) throw new Error(`${corpus} has no ruling ${ruling}.`);
  if (corpora.length === 1 && !isWithdrawn)
    throw new Error(`Only ${corpus} has ${ruling}: withdraw it as ${ruling}, without the corpus.`);
  return given;
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

async function countOf(engine: Engine, given: readonly string[]): Promise<number> {
  const ids = given.filter((one) => readEditionOf(one).corpus === undefined);
  const ofOne = await oneAfterTheOther(given, (one) => countEdition(engine, one));
  const whole = ids.length === 0 ? 0 : await countWhole(engine, ids);
  return ofOne.reduce((sum, count) => sum + count, whole);
}

/** Counts the documents of a corpus' edition of a ruling. */
async function countEdition(engine: Engine, given: string): Promise<number> {
  const { corpus, id: ruling } = readEditionOf(given);
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

async function withEngine<T>(place: Place, index: string, work: (engine: Engine) => Promise<T>): Promise<T> {
  const engine = new Engine(place.urlOf(index));
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
}

async function oneAfterTheOther<A, T>(items: readonly A[], work: (item: A) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}
