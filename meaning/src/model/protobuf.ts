/** A field of a message as it is written: protobuf.dev/programming-guides/encoding. */
export type Field = Uint8Array[];

const varint = (value: number): Uint8Array => {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Uint8Array.from([...bytes, left]);
    bytes.push((left % 128) + 128);
  }
};

export const integer = (number: number, value: number): Field => [varint(number * 8), varint(value)];

export const float = (number: number, value: number): Field => [
  varint(number * 8 + 5),
  new Uint8Array(Float32Array.of(value).buffer),
];

/** Encodes bytes, a string or a message as a length-delimited field. */
export function bytes(number: number, value: Uint8Array | string | readonly Field[]): Field {
  const parts =
    typeof value === 'string' ? [Buffer.from(value)] : value instanceof Uint8Array ? [value] : value.flat();
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [varint(number * 8 + 2), varint(length), ...parts];
}
