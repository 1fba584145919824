import { Engine } from './engine.ts';
import { readMarkers } from './marker.ts';
import { findPlace } from './place/find-place.ts';
import type { Copy, Place } from './place/place.ts';
import { takeOut } from './withdrawn.ts';
import { withdrawnIn } from './withdrawn-ids.ts';

/** A timestamp for names, such as 20261127083000: sorted names are sorted by time. */
export const stampOf = (at: Date): string => at.toISOString().replaceAll(/\D/g, '').slice(0, 14);

/**
 * Copies the index that has the name, to where every node of the engine may write (`solr.allowPaths`, or a repository of its solr.xml).
 * @param solr such as `http://solr:8983/solr`. @param name what the product asks for
 */
export async function copyIndex(solr: string, name: string, copy: Copy): Promise<void> {
  const place = await findPlace(solr, name, {});
  const index = await place.current();
  if (index === undefined) throw new Error(`There is no index with the name ${name} at ${solr}.`);
  await place.backUp(index, copy);
}

/**
 * Makes an index out of a copy alongside the present one, sees that it is whole, and gives it the name: nothing is removed, and what had the
 * name is the way back.
 * @returns what was restored, a line for each corpus
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

/** The copy may be older than a withdrawal. */
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
