import type { Kind } from '../passage.ts';

/** What the thread is asked, and what it answers. */
export interface Job {
  id: number;
  kind: Kind;
  text: string;
  most: number;
}
export type Reply = { id: number } & ({ vector: Float32Array } | { error: string });
