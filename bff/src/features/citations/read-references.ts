import { setImmediate } from 'node:timers/promises';
import { findReferences, isSamePlace } from '@massima/law/find-references';
import type { Reference } from '@massima/law/types';
import { AppError } from '../../errors.ts';
import { textSlices } from './text-slices.ts';

/** Every reference of a text in its place. In slices, so that a long brief keeps nobody else waiting. */
export async function readReferences(text: string, signal: AbortSignal): Promise<Reference[]> {
  const references: Reference[] = [];
  for (const slice of textSlices(text)) {
    if (signal.aborted) throw new AppError('service_unavailable');
    for (const one of findReferences(slice.text)) {
      const [start, end] = [one.start + slice.from, one.end + slice.from];
      // What began before was read with the slice before, whole.
      const isOfThisSlice = start >= slice.start && start < slice.end;
      const read = { ...one, start, end };
      const last = references.at(-1);
      if (isOfThisSlice && (!last || start >= last.end || isSamePlace(read, last))) references.push(read);
    }
    await setImmediate();
  }
  return references;
}
