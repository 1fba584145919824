/** Reads a little-endian file from its beginning to its end. */
export class Cursor {
  readonly bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  take(length: number): Buffer {
    if (!Number.isSafeInteger(length) || length < 0 || this.at + length > this.bytes.length)
      throw new Error('The weights file is truncated.');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  uint8 = (): number => this.take(1).readUInt8();
  uint16 = (): number => this.take(2).readUInt16LE();
  int32 = (): number => this.take(4).readInt32LE();
  uint32 = (): number => this.take(4).readUInt32LE();
  float32 = (): number => this.take(4).readFloatLE();
  uint64 = (): number => Number(this.take(8).readBigUInt64LE());
  uint32s = (count: number): Uint32Array => new Uint32Array(this.#aligned(count * 4));
  float32s = (count: number): Float32Array => new Float32Array(this.#aligned(count * 4));

  /** Copies the bytes, because a typed array must start at a multiple of its element size. */
  #aligned(length: number): ArrayBuffer {
    return Uint8Array.from(this.take(length)).buffer;
  }
}
