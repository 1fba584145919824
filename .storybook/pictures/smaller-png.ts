import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Bytes per pixel as vitest writes them: red, green, blue, opacity. */
const RGBA = 4;

interface Chunk {
  type: string;
  data: Buffer;
}

function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data });
    at += length + 12;
  }
  return chunks;
}

function writeChunk({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * Returns the prediction of a line's filter from the bytes to the left, above and above left (PNG
 * specification, section 9).
 */
function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function readPixels(filtered: Buffer, width: number, height: number): Buffer {
  const line = width * RGBA;
  const pixels = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1)
    for (let i = 0; i < line; i += 1) {
      const at = y * line + i;
      const left = i < RGBA ? 0 : (pixels[at - RGBA] ?? 0);
      const above = y === 0 ? 0 : (pixels[at - line] ?? 0);
      const corner = i < RGBA || y === 0 ? 0 : (pixels[at - line - RGBA] ?? 0);
      const start = y * (line + 1);
      pixels[at] = (filtered[start + 1 + i] ?? 0) + predicted(filtered[start] ?? 0, left, above, corner);
    }
  return pixels;
}

/**
 * Re-encodes an opaque picture in half the bytes. Vitest writes four bytes per pixel with filters
 * for photographs. Drawings are smaller unfiltered, with a palette if 256 colours are enough.
 */
export function smallerPng(png: Buffer): Buffer {
  const chunks = readChunks(png);
  const header = Buffer.from(chunks.find(({ type }) => type === 'IHDR')?.data ?? []);
  // Only handles 8 bits per channel with alpha, not interlaced. Pictures by other programs or an
  // earlier call are returned unchanged.
  if (header[8] !== 8 || header[9] !== 6 || header[12] !== 0) return png;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const idat = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
  const pixels = readPixels(inflateSync(idat), width, height);

  const colours = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += RGBA) {
    const colour = pixels.readUIntBE(at, 3);
    if (!colours.has(colour)) colours.set(colour, colours.size);
  }
  const isListed = colours.size <= 256;
  const bytes = isListed ? 1 : 3;
  const lines = Buffer.alloc((width * bytes + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = pixels.readUIntBE(pixel * RGBA, 3);
    const at = pixel * bytes + Math.floor(pixel / width) + 1;
    lines.writeUIntBE(isListed ? (colours.get(colour) ?? 0) : colour, at, bytes);
  }
  header[9] = isListed ? 3 : 2;
  const palette = Buffer.alloc(colours.size * 3);
  for (const [colour, i] of colours) if (isListed) palette.writeUIntBE(colour, i * 3, 3);
  const written: Chunk[] = [
    { type: 'IHDR', data: header },
    ...(isListed ? [{ type: 'PLTE', data: palette }] : []),
    { type: 'IDAT', data: deflateSync(lines, { level: 9 }) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([SIGNATURE, ...written.map(writeChunk)]);
}
