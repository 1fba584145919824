import type { Kind } from '../passage.ts';

/** Job sent to the thread, and its result. */
export interface Job {
  id: number;
  kind: Kind;
  text: string;
  most: number;
}
export type Reply = { id: number } & ({ vector: Float32Array } | { error: string });
