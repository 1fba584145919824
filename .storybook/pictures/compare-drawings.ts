/** Red, green, blue and opacity of each pixel, row by row; width and height in pixels. */
export interface Drawing {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray | Buffer;
}

/**
 * Tolerance per channel, of 255. Blending differs by one or two between processors, a step of our
 * colours by eight or more.
 */
const BLEND = 4;
/**
 * Number of pixels that may differ, such as the ends of a small arc. A label moved by two pixels,
 * a missing line or a button of another colour differ in hundreds.
 */
const STRAY = 24;

const channels = [0, 1, 2];

/**
 * Returns whether a pixel matches the other drawing with its edges moved by up to one pixel: each
 * channel is within the range of the pixel and its neighbours. Differences in hinting and
 * smoothing match. A missing or recoloured stroke and a move by two pixels do not match.
 */
function isExplained(pixel: Drawing, by: Drawing, x: number, y: number): boolean {
  const { width } = by.metadata;
  return channels.every((channel) => {
    let least = 255;
    let most = 0;
    for (let row = y - 1; row <= y + 1; row += 1)
      for (let column = x - 1; column <= x + 1; column += 1) {
        const value = by.data[(row * width + column) * 4 + channel] ?? 0;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    const value = pixel.data[(y * width + x) * 4 + channel] ?? 0;
    return value >= least - BLEND && value <= most + BLEND;
  });
}

const bytesOf = ({ data }: Drawing) => Buffer.from(data.buffer, data.byteOffset, data.byteLength);

/** Draws the kept picture in pale colours with the differing pixels in red. */
function drawDifference(expected: Drawing, differing: readonly number[]): Uint8Array {
  const drawn = Uint8Array.from(expected.data, (value, i) => (i % 4 === 3 ? 255 : 255 - (255 - value) / 4));
  for (const pixel of differing) drawn.set([230, 0, 0], pixel * 4);
  return drawn;
}

/**
 * Compares a drawing with the kept drawing. pixelmatch is unsuitable: another hinting or Chromium
 * changes the same number of pixels in a text as a move does, at any threshold.
 */
export function compareDrawings(
  expected: Drawing,
  actual: Drawing,
  { createDiff }: { createDiff: boolean },
): { pass: boolean; diff: Uint8Array | null; message: string | null } {
  const { width, height } = expected.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const size = `${actual.metadata.width} by ${actual.metadata.height} pixels, the kept one ${width} by ${height}`;
    return { pass: false, diff: null, message: `The picture has ${size}.` };
  }
  if (bytesOf(expected).equals(bytesOf(actual))) return { pass: true, diff: null, message: null };
  const differing: number[] = [];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (channels.every((channel) => expected.data[pixel * 4 + channel] === actual.data[pixel * 4 + channel]))
      continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    // The neighbours of the outermost pixels are unknown.
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
    if (!isExplained(actual, expected, x, y) || !isExplained(expected, actual, x, y)) differing.push(pixel);
  }
  const pass = differing.length <= STRAY;
  return {
    pass,
    diff: createDiff ? drawDifference(expected, differing) : null,
    message: pass ? null : `${differing.length} pixels differ by more than how an edge is smoothed.`,
  };
}
