import { z } from 'zod';

/** Where a ruling was taken from; undefined of what a publisher has loaded without saying so. */
export type Source = z.infer<typeof source>;
const source = z.object({ name: z.string(), licence: z.string(), credit: z.string() });

/** As it is stored on every document of a ruling. */
export const storedSources = (sources: readonly Source[]): string | undefined =>
  sources.length > 0 ? JSON.stringify(sources) : undefined;

export function readSources(stored: unknown): Source[] {
  const read = typeof stored === 'string' ? z.array(source).safeParse(JSON.parse(stored)) : undefined;
  return read?.data ?? [];
}
