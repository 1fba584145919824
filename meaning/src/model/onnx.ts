import { bytes, float, integer, type Field } from './protobuf.ts';

// Subset of ONNX that an encoder needs (onnx.proto3 of onnx 1.16, the first version with 4-bit
// numbers).
const dataType = { float: 1, uint8: 2, int64: 7, int4: 22 } as const;
const version = { ir: 10, opset: 21 };
/** The runtime's own operators. */
export const microsoft = 'com.microsoft';

export type Attribute = number | { float: number };

export interface Node {
  op: string;
  domain?: string;
  /** Empty string for an optional input that is omitted. */
  inputs: readonly string[];
  outputs: readonly string[];
  attributes?: Record<string, Attribute>;
}
export interface Constant {
  name: string;
  type: keyof typeof dataType;
  dims: readonly number[];
  data: Uint8Array;
}
/** Input or output of the graph. A string denotes a length that is determined at run time. */
export interface Port {
  name: string;
  type: keyof typeof dataType;
  dims: readonly (number | string)[];
}

interface Graph {
  nodes: readonly Node[];
  constants: readonly Constant[];
  inputs: readonly Port[];
  outputs: readonly Port[];
}

/** Returns the file in parts to write sequentially, so that it is not in memory twice. */
export function onnxFile({ nodes, constants, inputs, outputs }: Graph): Field {
  const graph = bytes(7, [
    ...nodes.map((node) => bytes(1, nodeFields(node))),
    bytes(2, 'encoder'),
    ...constants.map(({ name, type, dims, data }) =>
      bytes(5, [
        ...dims.map((dim) => integer(1, dim)),
        integer(2, dataType[type]),
        bytes(8, name),
        bytes(9, data),
      ]),
    ),
    ...inputs.map((port) => bytes(11, portFields(port))),
    ...outputs.map((port) => bytes(12, portFields(port))),
  ]);
  return [
    integer(1, version.ir),
    graph,
    bytes(8, [bytes(1, ''), integer(2, version.opset)]),
    bytes(8, [bytes(1, microsoft), integer(2, 1)]),
  ].flat();
}

const nodeFields = ({ op, domain = '', inputs, outputs, attributes = {} }: Node): Field[] => [
  ...inputs.map((name) => bytes(1, name)),
  ...outputs.map((output) => bytes(2, output)),
  bytes(3, outputs[0]!),
  bytes(4, op),
  ...Object.entries(attributes).map(([name, value]) =>
    bytes(
      5,
      typeof value === 'number'
        ? [bytes(1, name), integer(3, value), integer(20, 2)]
        : [bytes(1, name), float(2, value.float), integer(20, 1)],
    ),
  ),
  bytes(7, domain),
];

const portFields = ({ name, type, dims }: Port): Field[] => [
  bytes(1, name),
  bytes(2, [
    bytes(1, [
      integer(1, dataType[type]),
      bytes(
        2,
        dims.map((dim) => bytes(1, [typeof dim === 'number' ? integer(1, dim) : bytes(2, dim)])),
      ),
    ]),
  ]),
];
