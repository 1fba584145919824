import { parseArgs } from 'node:util';
import { Engine } from './engine.ts';
import { readMarkers } from './marker.ts';
import { findPlace } from './place/find-place.ts';
import type { Copy, Place } from './place/place.ts';
import { runCommand, say } from './run-command.ts';
import { takeOut, withdrawnIn } from './withdrawn.ts';

const usage = `Usage: node indexer/backup.ts --url http://127.0.0.1:8983/solr --location <folder>
Copies the index. The folder is one that every node of the engine may write to (-Dsolr.allowPaths).
  --name <name>         what the product asks for: SOLR_CORE (rulings)
  --as <name>           what the copy is called (the name and the time)
  --repository <name>   one that the engine's solr.xml declares; --location is then a place in it
  --restore <copy>      the other way: makes an index out of the copy, beside the present one, whose place it then takes`;

const stamp = (now: Date) => now.toISOString().replaceAll(/\D/g, '').slice(0, 14);

async function backUp(place: Place, copy: Copy): Promise<void> {
  const index = await place.current();
  if (index === undefined) throw new Error('There is no index to copy.');
  await place.backUp(index, copy);
  say(`${index} is copied as ${copy.as}. To restore it: --restore ${copy.as}`);
}

/** Nothing is removed before the copy is known to be whole, and what had the name is kept. */
async function restore(place: Place, copy: Copy, index: string): Promise<void> {
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
    for (const { corpus, count, at } of corpora) say(`Restored ${corpus}: ${count} rulings, indexed ${at}.`);
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

runCommand(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      url: text,
      location: text,
      name: { type: 'string', default: 'rulings' },
      as: text,
      repository: text,
      restore: text,
    },
  });
  const { url, name, location, repository } = values;
  if (!url || !location || (values.as && values.restore)) throw new Error(usage);
  const now = stamp(new Date());
  const place = await findPlace(url.replace(/\/$/, ''), name, {});
  const as = values.restore ?? values.as ?? `${name}-${now}`;
  if (values.restore) await restore(place, { as, location, repository }, `${name}-restored-${now}`);
  else await backUp(place, { as, location, repository });
});
