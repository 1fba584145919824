import { Engine } from './engine.ts';
import { readMarkers } from './marker.ts';
import { findPlace } from './place/find-place.ts';
import type { Copy, IndexHost } from './place/place.ts';
import { readAllTerms } from './read-all-terms.ts';
import { takeOut } from './withdrawn.ts';
import { withdrawnIn } from './withdrawn-ids.ts';

/** Formats a timestamp for names, as 20261127083000, so that sorted names are in order of time. */
export const stampOf = (at: Date): string => at.toISOString().replaceAll(/\D/g, '').slice(0, 14);

/**
 * Copies the named index to a place where every node of Solr may write (`solr.allowPaths`, or a
 * repository of its solr.xml).
 * @param solr as `http://solr:8983/solr`
 * @param name alias or core that the application queries
 */
export async function copyIndex(solr: string, name: string, copy: Copy): Promise<void> {
  const indexHost = await findPlace(solr, name, {});
  const index = await indexHost.current();
  if (index === undefined) throw new Error(`There is no index with the name ${name} at ${solr}.`);
  await indexHost.backUp(index, copy);
}

/** A complete index restored from a copy, next to the present index. */
interface PreparedIndex {
  index: string;
  /** A line for each corpus. */
  report: string[];
}

/** Returns the name of the index that a restore of this time stamp makes. */
export const restoredIndex = (name: string, stamp: string): string => `${name}-restored-${stamp}`;

/**
 * Restores an index from a copy, next to the present index, and verifies it by reading every field. Removes and
 * switches nothing. An incomplete index is dropped.
 * @throws Error with the reason
 */
export async function prepareIndex(
  solr: string,
  name: string,
  copy: Copy,
  stamp: string,
): Promise<PreparedIndex> {
  const indexHost = await findPlace(solr, name, {});
  const index = restoredIndex(name, stamp);
  const engine = new Engine(indexHost.urlOf(index));
  try {
    await indexHost.restore(copy, index);
    const corpora = await readMarkers(engine);
    if (corpora.length === 0) throw new Error(`${copy.as} is not a complete index.`);
    await readAllTerms(indexHost.urlOf(index));
    await takeOutWhatPresentRefuses(indexHost, engine);
    return {
      index,
      report: corpora.map(({ corpus, count, at }) => `${corpus}: ${count} rulings, indexed ${at}`),
    };
  } catch (error) {
    await dropIndex(solr, name, index);
    throw error;
  } finally {
    await engine.close();
  }
}

/** Gives the name to a prepared index. The previous index stays for a rollback. Can be repeated. */
export async function switchIndex(solr: string, name: string, index: string): Promise<void> {
  const indexHost = await findPlace(solr, name, {});
  if (!(await indexHost.isInUse(index))) await indexHost.switchTo(index);
}

/** Drops a prepared index, if it exists and is not in use. */
export async function dropIndex(solr: string, name: string, index: string): Promise<void> {
  const indexHost = await findPlace(solr, name, {});
  if (!(await indexHost.isInUse(index)) && (await indexHost.others()).includes(index))
    await indexHost.drop(index);
}

/** Removes withdrawn rulings, because the copy may be older than a withdrawal. */
async function takeOutWhatPresentRefuses(indexHost: IndexHost, restored: Engine): Promise<void> {
  const current = await indexHost.current();
  if (current === undefined) return;
  const present = new Engine(indexHost.urlOf(current));
  try {
    await takeOut(restored, await withdrawnIn(present));
  } finally {
    await present.close();
  }
}
