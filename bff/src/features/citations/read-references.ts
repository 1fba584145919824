import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { isSamePlace } from '@massima/law/find-references';
import { readTwice, type TwoReadings } from '@massima/law/loose/read-twice';
import { AppError } from '../../errors.ts';
import { textSlices } from './text-slices.ts';

/** One slice at a time over all briefs of this process, so that other work waits for one slice at most. */
const oneSlice = pLimit(1);

/**
 * Every reference of a text in its place, and whatever looks like one to a careless reader. In slices, so that a long brief keeps nobody
 * else waiting.
 */
export async function readReferences(text: string, signal: AbortSignal): Promise<TwoReadings> {
  const references: TwoReadings['references'] = [];
  const loose: TwoReadings['loose'] = [];
  for (const slice of textSlices(text)) {
    if (signal.aborted) throw new AppError('service_unavailable');
    const placed = <T extends { start: number; end: number }>(all: readonly T[]) =>
      all
        .map((one) => ({ ...one, start: one.start + slice.from, end: one.end + slice.from }))
        // What began before was read with the slice before, whole.
        .filter(({ start }) => start >= slice.start && start < slice.end);
    const found = await oneSlice(async () => {
      await setImmediate();
      return readTwice(slice.text);
    });
    for (const read of placed(found.references)) {
      const last = references.at(-1);
      if (!last || read.start >= last.end || isSamePlace(read, last)) references.push(read);
    }
    loose.push(...placed(found.loose));
  }
  return { references, loose };
}
