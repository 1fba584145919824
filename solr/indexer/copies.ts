import { Engine } from './engine.ts';
import { readMarkers } from './marker.ts';
import { findPlace } from './place/find-place.ts';
import type { Copy, Place } from './place/place.ts';
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
  const place = await findPlace(solr, name, {});
  const index = await place.current();
  if (index === undefined) throw new Error(`There is no index with the name ${name} at ${solr}.`);
  await place.backUp(index, copy);
}

/**
 * Restores a copy as a new index, checks it, and gives it the name. The previous index is kept.
 * @returns one line for each restored corpus
 */
export async function restoreIndex(solr: string, name: string, copy: Copy): Promise<string[]> {
  const place = await findPlace(solr, name, {});
  const index = `${name}-restored-${stampOf(new Date())}`;
  try {
    await place.restore(copy, index);
  } catch (error) {
    if ((await place.others()).includes(index)) await place.drop(index);
    throw error;
  }
  const engine = new Engine(place.urlOf(index));
  try {
    const corpora = await readMarkers(engine);
    if (corpora.length === 0) throw new Error(`${copy.as} is no whole index; what it holds is ${index}.`);
    await takeOutWhatPresentRefuses(place, engine);
    await place.switchTo(index);
    return corpora.map(({ corpus, count, at }) => `${corpus}: ${count} rulings, indexed ${at}`);
  } finally {
    await engine.close();
  }
}

/** Removes rulings that were withdrawn after the copy was made. */
async function takeOutWhatPresentRefuses(place: Place, restored: Engine): Promise<void> {
  const current = await place.current();
  if (current === undefined) return;
  const present = new Engine(place.urlOf(current));
  try {
    await takeOut(restored, await withdrawnIn(present));
  } finally {
    await present.close();
  }
}
