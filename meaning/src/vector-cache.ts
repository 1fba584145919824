import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Model } from './passage.ts';

const keyBytes = 16;

/**
 * Stores vectors in a file by the key of their text (`keyOf`), so that no run encodes a text
 * again. A record is 16 bytes of key and one byte per coordinate. A truncated last record is
 * ignored and overwritten.
 */
export class VectorCache {
  readonly #vectors = new Map<string, Int8Array>();
  readonly #file: number | undefined;
  #length = 0;

  /** @param mayGrow whether what is made is written behind */
  constructor(file: string, { size }: Model, { mayGrow = false } = {}) {
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const record = keyBytes + size;
    for (; this.#length + record <= bytes.length; this.#length += record) {
      const key = bytes.toString('hex', this.#length, this.#length + keyBytes);
      const vector = bytes.subarray(this.#length + keyBytes, this.#length + record);
      this.#vectors.set(key, new Int8Array(vector));
    }
    if (mayGrow) this.#file = openSync(file, existsSync(file) ? 'r+' : 'w');
  }

  get count(): number {
    return this.#vectors.size;
  }

  get(key: string): Int8Array | undefined {
    return this.#vectors.get(key);
  }

  add(key: string, vector: Int8Array): void {
    if (this.#vectors.has(key)) return;
    this.#vectors.set(key, vector);
    if (this.#file === undefined) return;
    const record = Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(vector)]);
    this.#length += writeSync(this.#file, record, 0, record.length, this.#length);
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }
}
