import { microsoft, onnxFile, type Attribute, type Constant, type Node } from './onnx.ts';
import type { Field } from './protobuf.ts';
import { blockBytes, blockSize, type Shape, type Tensors } from './read-weights.ts';

/** 8-bit activations: as the weights' own engine multiplies, and several times as fast as with floats. */
const eightBits = 4;

/**
 * The encoder as the ONNX runtime reads it, with the weights as they are: a text's `ids` and `positions` [1, n] in, the mean of its
 * last layer [1, hidden] out. One text at a time: at a hundred tokens several side by side win nothing, and need no padding.
 * @throws Error where a tensor is missing
 */
export function encoderFile(shape: Shape, tensors: Tensors): Field {
  const { hidden, layers, heads, inner, vocabulary, positions, epsilon } = shape;
  const nodes: Node[] = [];
  const constants: Constant[] = [];

  const tensor = (name: string): Buffer => {
    const found = tensors.get(name);
    if (!found) throw new Error(`The weights have no ${name}.`);
    return found;
  };
  const constant = (name: string, type: Constant['type'], dims: readonly number[], data: Uint8Array) => {
    constants.push({ name, type, dims, data });
    return name;
  };
  const floats = (name: string, size: number) => constant(name, 'float', [size], tensor(name));
  const node = (
    output: string,
    op: string,
    inputs: string[],
    attributes: Record<string, Attribute> = {},
    domain = microsoft,
  ) => {
    nodes.push({ op, domain, inputs, output, attributes });
    return output;
  };
  const times = (input: string, name: string, [rows, columns]: readonly [number, number]) => {
    const { weights, scales } = unpack(tensor(name), interleaved);
    const blocks = columns / blockSize;
    return node(
      `${name}.out`,
      'MatMulNBits',
      [
        input,
        constant(name, 'uint8', [rows, blocks, blockSize / 2], weights),
        constant(`${name}.scales`, 'float', [rows, blocks], scales),
      ],
      { K: columns, N: rows, bits: 4, block_size: blockSize, accuracy_level: eightBits },
    );
  };
  /** Two summed, and then of mean 0 and variance 1. */
  const addNorm = (output: string, one: string, other: string, norm: string, bias?: string) =>
    node(
      output,
      'SkipLayerNormalization',
      [
        one,
        other,
        floats(`${norm}.w`, hidden),
        floats(`${norm}.b`, hidden),
        ...(bias === undefined ? [] : [floats(bias, hidden)]),
      ],
      { epsilon: { float: epsilon } },
    );

  const words = unpack(tensor('emb.word'), signed);
  const word = node(
    'word',
    'GatherBlockQuantized',
    [
      constant('emb.word', 'int4', [vocabulary, hidden], words.weights),
      'ids',
      constant('emb.word.scales', 'float', [vocabulary, hidden / blockSize], words.scales),
    ],
    { gather_axis: 0, quantize_axis: 1, block_size: blockSize, bits: 4 },
  );
  const places = constant(
    'emb.pos',
    'float',
    [positions, hidden],
    plusEach(tensor('emb.pos'), tensor('emb.type'), hidden),
  );
  const place = node('place', 'Gather', [places, 'positions'], { axis: 0 }, '');
  let text = addNorm('embedded', word, place, 'emb.ln');
  for (let at = 0; at < layers; at++) {
    const layer = `l${at}`;
    const [q, k, v] = ['q', 'k', 'v'].map((part) => times(text, `${layer}.${part}.w`, [hidden, hidden]));
    const biases = Buffer.concat(['q', 'k', 'v'].map((part) => tensor(`${layer}.${part}.b`)));
    const bias = constant(`${layer}.qkv.b`, 'float', [3 * hidden], biases);
    const attended = node(`${layer}.attended`, 'MultiHeadAttention', [q!, k!, v!, bias], {
      num_heads: heads,
    });
    const joined = times(attended, `${layer}.ao.w`, [hidden, hidden]);
    text = addNorm(`${layer}.joined`, text, joined, `${layer}.aln`, `${layer}.ao.b`);
    const wide = times(text, `${layer}.fi.w`, [inner, hidden]);
    const bent = node(`${layer}.bent`, 'BiasGelu', [wide, floats(`${layer}.fi.b`, inner)]);
    const narrow = times(bent, `${layer}.fo.w`, [hidden, inner]);
    text = addNorm(`${layer}.out`, text, narrow, `${layer}.oln`, `${layer}.fo.b`);
  }
  const axis = constant('axis', 'int64', [1], new Uint8Array(BigInt64Array.of(1n).buffer));
  node('mean', 'ReduceMean', [text, axis], { keepdims: 0 }, '');

  return onnxFile({
    nodes,
    constants,
    inputs: ['ids', 'positions'].map((name) => ({ name, type: 'int64', dims: [1, 'length'] })),
    outputs: [{ name: 'mean', type: 'float', dims: [1, hidden] }],
  });
}

/** Weights j and j + 16 of a block share a byte of the file. Here neighbours do, the first of them below. */
type Pair = (low: number, high: number) => number;
const interleaved: Pair = (low, high) => low | (high << 4);
/** The same as numbers around zero, in two's complement. */
const signed: Pair = (low, high) => (low ^ 8) | ((high ^ 8) << 4);

/** Blocks of a scale and 32 weights (Q4_0) as all weights and all scales. */
function unpack(blocks: Buffer, pair: Pair): { weights: Uint8Array; scales: Uint8Array } {
  const count = blocks.length / blockBytes;
  const half = blockSize / 2;
  const weights = new Uint8Array(count * half);
  const scales = new Float32Array(count);
  for (let block = 0; block < count; block++) {
    const at = block * blockBytes;
    scales[block] = halfFloat(blocks.readUInt16LE(at));
    const weight = (i: number) => (i < half ? blocks[at + 2 + i]! & 15 : blocks[at + 2 + i - half]! >>> 4);
    for (let i = 0; i < half; i++) weights[block * half + i] = pair(weight(2 * i), weight(2 * i + 1));
  }
  return { weights, scales: new Uint8Array(scales.buffer) };
}

/** IEEE 754 binary16. */
function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** A row added to each of many. */
function plusEach(rows: Buffer, row: Buffer, columns: number): Uint8Array {
  const sums = new Float32Array(rows.length / 4);
  for (let i = 0; i < sums.length; i++)
    sums[i] = rows.readFloatLE(i * 4) + row.readFloatLE((i % columns) * 4);
  return new Uint8Array(sums.buffer);
}
