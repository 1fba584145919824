import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { findReferences, isSamePlace } from '@massima/law/find-references';
import type { Reference } from '@massima/law/types';
import { AppError } from '../../errors.ts';
import { textSlices } from './text-slices.ts';

/** Of all briefs that are read here one slice at a time, whoever's it is: what comes between two of them waits for one alone. */
const oneSlice = pLimit(1);

/** Every reference of a text in its place. In slices, so that a long brief keeps nobody else waiting. */
export async function readReferences(text: string, signal: AbortSignal): Promise<Reference[]> {
  const references: Reference[] = [];
  for (const slice of textSlices(text)) {
    if (signal.aborted) throw new AppError('service_unavailable');
    const found = await oneSlice(async () => {
      await setImmediate();
      return findReferences(slice.text);
    });
    for (const one of found) {
      const [start, end] = [one.start + slice.from, one.end + slice.from];
      // What began before was read with the slice before, whole.
      const isOfThisSlice = start >= slice.start && start < slice.end;
      const read = { ...one, start, end };
      const last = references.at(-1);
      if (isOfThisSlice && (!last || start >= last.end || isSamePlace(read, last))) references.push(read);
    }
  }
  return references;
}
