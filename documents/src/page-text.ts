import type { Reading } from './read.ts';

/**
 * Text item of pdf.js. The last two values of `transform` are the position from the lower left
 * corner.
 */
interface Item {
  str: string;
  hasEOL: boolean;
  width: number;
  transform: number[];
}
type Placed = Item & { x: number; y: number };

/** Two columns are recognised by a gap of this many points that no line crosses. */
const narrowest = 8;
/** Minimum number of lines in a column. */
const fewestLines = 6;

/** Maximum width of the space between two columns if its position varies between lines. */
const widestSpace = 15;
/** Minimum number of characters on each side; shorter texts are page numbers or amounts. */
const fewestSigns = 12;
const spaced = /^.*?\S {3,}(?=\S)/;

/**
 * Returns the text of a page in drawing order, or column by column if the lines of several columns
 * alternate. Adds a remark if the lines look like columns that cannot be separated.
 */
export function pageText(items: readonly object[], reading: Reading): string {
  const all = items.filter((item): item is Item => 'str' in item);
  const placed = all
    .filter(({ str }) => str.trim() !== '')
    .map((item): Placed => ({ ...item, x: item.transform[4] ?? 0, y: item.transform[5] ?? 0 }));
  const gap = gapOf(placed);
  // Drawn one column after the other: the order is right.
  if (gap !== null && turnsOf(placed, gap) >= fewestLines) {
    reading.remarks.add('columns');
    return inColumns(placed, gap, reading).join('\n');
  }
  if (gap === null && isMixed(placed)) reading.remarks.add('order');
  return all.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('');
}

/** Whether many lines have a wide space between two longer texts, drawn from left to right. */
function isMixed(placed: readonly Placed[]): boolean {
  const rows = rowsOf([...placed].sort((a, b) => b.y - a.y || a.x - b.x));
  return rows.filter(hasWideSpace).length >= fewestLines;
}

function hasWideSpace(row: readonly Placed[]): boolean {
  const characterCount = row.reduce((sum, { str }) => sum + str.length, 0);
  let before = 0;
  return row.some(({ str, x, width }, i) => {
    const within = spaced.exec(str)?.[0].length ?? 0;
    const next = row[i + 1];
    const isWide = next !== undefined && next.x - (x + width) >= widestSpace;
    const gaps = [...(within > 0 ? [before + within] : []), ...(isWide ? [before + str.length] : [])];
    before += str.length;
    return gaps.some((at) => at >= fewestSigns && characterCount - at >= fewestSigns);
  });
}

/** How often the drawing goes from one column to the other. */
const turnsOf = (placed: readonly Placed[], gap: number) =>
  placed.filter((item, i) => i > 0 && item.x < gap !== (placed[i - 1]?.x ?? 0) < gap).length;

/**
 * Returns the centre of a gap that runs through the page's text from top to bottom; null if no gap
 * does.
 */
function gapOf(placed: readonly Placed[]): number | null {
  const left = Math.min(...placed.map(({ x }) => x));
  const right = Math.max(...placed.map(({ x, width }) => x + width));
  const inMiddle = [left + (right - left) * 0.3, left + (right - left) * 0.7] as const;
  // A title may be over both columns.
  const within = placed.filter(({ width }) => width < (right - left) * 0.6).sort((a, b) => a.x - b.x);
  let end = -Infinity;
  let best: { from: number; to: number } | null = null;
  for (const { x, width } of within) {
    const isWider = x - end > (best ? best.to - best.from : narrowest);
    if (isWider && end > left && (end + x) / 2 > inMiddle[0] && (end + x) / 2 < inMiddle[1])
      best = { from: end, to: x };
    end = Math.max(end, x + width);
  }
  if (!best) return null;
  const gap = (best.from + best.to) / 2;
  const linesOf = (isLeft: boolean) =>
    new Set(within.filter(({ x }) => x < gap === isLeft).map(({ y }) => Math.round(y))).size;
  return linesOf(true) >= fewestLines && linesOf(false) >= fewestLines ? gap : null;
}

/**
 * Returns the left column, then the right one; each may have several columns. A line across both
 * ends the columns, and new ones start below it.
 */
function inColumns(placed: readonly Placed[], gap: number, reading: Reading): string[] {
  const lines: string[] = [];
  let block: Placed[] = [];
  const flush = () => {
    for (const isLeft of [true, false]) {
      const half = block.filter(({ x }) => x < gap === isLeft);
      const within = half.length < block.length ? gapOf(half) : null;
      if (within === null && isMixed(half)) reading.remarks.add('order');
      lines.push(...(within === null ? linesOf(half) : inColumns(half, within, reading)));
    }
    block = [];
  };
  const byHeight = [...placed].sort((a, b) => b.y - a.y || a.x - b.x);
  for (const item of byHeight) {
    if (item.x < gap && item.x + item.width > gap) {
      flush();
      lines.push(item.str);
    } else block.push(item);
  }
  flush();
  return lines;
}

const linesOf = (placed: readonly Placed[]): string[] =>
  rowsOf(placed).map((row) => row.map(({ str }) => str).join(' '));

/**
 * Groups items at the same height into lines, from left to right; the input is sorted from the top
 * down.
 */
function rowsOf(placed: readonly Placed[]): Placed[][] {
  const rows: { y: number; words: Placed[] }[] = [];
  for (const item of placed) {
    const last = rows.at(-1);
    if (last && Math.abs(last.y - item.y) < 3) last.words.push(item);
    else rows.push({ y: item.y, words: [item] });
  }
  return rows.map(({ words }) => words.sort((a, b) => a.x - b.x));
}
