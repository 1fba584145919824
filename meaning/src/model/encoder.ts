import { microsoft, onnxFile, type Attribute, type Constant, type Node } from './onnx.ts';
import type { Field } from './protobuf.ts';
import { blockBytes, blockSize, type Shape, type Tensors } from './read-weights.ts';

/** 8-bit activations: as the weights' own engine multiplies, and several times as fast as with floats. */
const eightBits = 4;
/** How many weights share a scale. The file has 4 bits a weight and 32 a scale: 8 bits and 64 multiply a fifth faster. */
const block = 64;

/**
 * The encoder as the ONNX runtime reads it, with the weights unchanged: a text's `ids` and `positions` [1, n] in, the mean of its
 * last layer [1, hidden] out. One text at a time: at a hundred tokens batching gains nothing, and single texts need no padding.
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
    outputs: string | readonly string[],
    op: string,
    inputs: string[],
    attributes: Record<string, Attribute> = {},
    domain = microsoft,
  ) => {
    const all = [outputs].flat();
    nodes.push({ op, domain, inputs, outputs: all, attributes });
    return all[0]!;
  };
  /** The matrices of `names` below each other times the input, and their biases added. */
  const linear = (output: string, input: string, names: readonly string[], columns: number) => {
    const { weights, scales } = eightBitsOf(Buffer.concat(names.map((name) => tensor(`${name}.w`))));
    const rows = weights.length / columns;
    const blocks = columns / block;
    return node(
      output,
      'MatMulNBits',
      [
        input,
        constant(`${output}.w`, 'uint8', [rows, blocks, block], weights),
        constant(`${output}.scales`, 'float', [rows, blocks], scales),
        ...['', ''],
        constant(`${output}.b`, 'float', [rows], Buffer.concat(names.map((name) => tensor(`${name}.b`)))),
      ],
      { K: columns, N: rows, bits: 8, block_size: block, accuracy_level: eightBits },
    );
  };
  /** Two summed, and then of mean 0 and variance 1. As one operator it takes three times as long. */
  const addNorm = (output: string, value: string, other: string, norm: string) =>
    node(
      output,
      'LayerNormalization',
      [
        node(`${output}.sum`, 'Add', [value, other], {}, ''),
        floats(`${norm}.w`, hidden),
        floats(`${norm}.b`, hidden),
      ],
      { epsilon: { float: epsilon }, axis: 2 },
      '',
    );

  const wordWeights = fourBitsOf(tensor('emb.word'));
  const word = node(
    'word',
    'GatherBlockQuantized',
    [
      constant('emb.word', 'int4', [vocabulary, hidden], wordWeights.weights),
      'ids',
      constant('emb.word.scales', 'float', [vocabulary, hidden / blockSize], wordWeights.scales),
    ],
    { gather_axis: 0, quantize_axis: 1, block_size: blockSize, bits: 4 },
  );
  const positionWeights = constant(
    'emb.pos',
    'float',
    [positions, hidden],
    plusEach(tensor('emb.pos'), tensor('emb.type'), hidden),
  );
  const positionNode = node('place', 'Gather', [positionWeights, 'positions'], { axis: 0 }, '');
  let text = addNorm('embedded', word, positionNode, 'emb.ln');
  for (let at = 0; at < layers; at++) {
    const layer = `l${at}`;
    const qkv = ['q', 'k', 'v'].map((part) => `${layer}.${part}`);
    node(qkv, 'Split', [linear(`${layer}.qkv`, text, qkv, hidden)], { axis: 2, num_outputs: 3 }, '');
    const attended = node(`${layer}.attended`, 'MultiHeadAttention', qkv, { num_heads: heads });
    const joined = linear(`${layer}.joined`, attended, [`${layer}.ao`], hidden);
    text = addNorm(`${layer}.between`, text, joined, `${layer}.aln`);
    const wide = linear(`${layer}.wide`, text, [`${layer}.fi`], hidden);
    const narrow = linear(`${layer}.narrow`, node(`${layer}.bent`, 'Gelu', [wide]), [`${layer}.fo`], inner);
    text = addNorm(`${layer}.out`, text, narrow, `${layer}.oln`);
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

/** A weight of a block of the file, from 0 to 15: weights j and j + 16 share a byte behind the scale. */
const half = blockSize / 2;
const weightIn = (blocks: Buffer, at: number, i: number) =>
  i < half ? blocks[at + 2 + i]! & 15 : blocks[at + 2 + i - half]! >>> 4;
const scaleIn = (blocks: Buffer, at: number) => halfFloat(blocks.readUInt16LE(at));

/** Weights of 4 bits around zero, neighbours in a byte, the first of them below, and the scale of each block. */
function fourBitsOf(blocks: Buffer): { weights: Uint8Array; scales: Uint8Array } {
  const scales = new Float32Array(blocks.length / blockBytes);
  const weights = new Uint8Array(scales.length * half);
  for (let n = 0; n < scales.length; n++) {
    const at = n * blockBytes;
    scales[n] = scaleIn(blocks, at);
    const around = (i: number) => weightIn(blocks, at, i) ^ 8;
    for (let i = 0; i < half; i++) weights[n * half + i] = around(2 * i) | (around(2 * i + 1) << 4);
  }
  return { weights, scales: new Uint8Array(scales.buffer) };
}

/**
 * Reads weights as 8 bits with an offset of 128, and one scale per block, derived from the block's
 * largest weight.
 */
function eightBitsOf(blocks: Buffer): { weights: Uint8Array; scales: Uint8Array } {
  const scales = new Float32Array((blocks.length / blockBytes) * (blockSize / block));
  const weights = new Uint8Array(scales.length * block);
  const values = new Float32Array(block);
  for (let n = 0; n < scales.length; n++) {
    let largest = 0;
    for (let i = 0; i < block; i++) {
      const at = Math.floor((n * block + i) / blockSize) * blockBytes;
      values[i] = (weightIn(blocks, at, i % blockSize) - 8) * scaleIn(blocks, at);
      largest = Math.max(largest, Math.abs(values[i]!));
    }
    const scale = largest / 127 || 1;
    scales[n] = scale;
    for (let i = 0; i < block; i++) weights[n * block + i] = 128 + Math.round(values[i]! / scale);
  }
  return { weights, scales: new Uint8Array(scales.buffer) };
}

/** IEEE 754 binary16. */
function halfFloat(bits: number): number {
  const signFactor = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return signFactor * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? NaN : signFactor * Infinity;
  return signFactor * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** A row added to each of many. */
function plusEach(rows: Buffer, row: Buffer, columns: number): Uint8Array {
  const sums = new Float32Array(rows.length / 4);
  for (let i = 0; i < sums.length; i++)
    sums[i] = rows.readFloatLE(i * 4) + row.readFloatLE((i % columns) * 4);
  return new Uint8Array(sums.buffer);
}
