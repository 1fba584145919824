import { Engine } from '../engine.ts';
import { readMarkers } from '../marker.ts';
import type { IndexHost } from '../place/place.ts';

/** Content of an index, for an operator who chooses among several. */
export interface Other {
  index: string;
  /** False if the run that built it was interrupted. */
  isWhole: boolean;
  /** Description for the operator. */
  holds: string;
}

/** Describes the indexes that could be swapped in or deleted. */
export async function describeOthers(indexHost: IndexHost): Promise<Other[]> {
  return Promise.all((await indexHost.others()).map((index) => describe(indexHost, index)));
}

async function describe(indexHost: IndexHost, index: string): Promise<Other> {
  const engine = new Engine(indexHost.urlOf(index));
  try {
    const markers = await readMarkers(engine);
    const parts = markers.map(({ corpus, count, at }) => `${corpus} (${count} rulings, indexed ${at})`);
    return { index, isWhole: markers.length > 0, holds: parts.join(', ') || 'unfinished' };
  } finally {
    await engine.close();
  }
}

/**
 * Swaps the previous index in and keeps the present one.
 * @param to the index, if several exist
 * @throws Error if the choice is ambiguous or the index incomplete
 */
export async function rollBackIndex(indexHost: IndexHost, to?: string): Promise<Other> {
  const previous = await describeOthers(indexHost);
  const [chosen, ...more] = previous.filter(({ index, isWhole }) =>
    to === undefined ? isWhole : index === to,
  );
  if (!chosen?.isWhole || more.length > 0) {
    const list = previous.map(({ index, holds: contents }) => `\n  ${index}: ${contents}`).join('');
    throw new Error(list ? `Choose a whole one with --to:${list}` : 'There is no other index.');
  }
  await indexHost.switchTo(chosen.index);
  return chosen;
}

/** Deletes an index that is not in use. */
export async function dropIndex(indexHost: IndexHost, index: string): Promise<void> {
  if (!(await indexHost.others()).includes(index))
    throw new Error(`${index} is not a previous index. It is in use, or does not exist.`);
  await indexHost.drop(index);
}
