import type { Reading } from './read.ts';

/** What pdf.js says of a stretch of text: `transform` ends in its place, from the lower left corner. */
interface Item {
  str: string;
  hasEOL: boolean;
  width: number;
  transform: number[];
}
type Placed = Item & { x: number; y: number };

/** Two columns are told by a gap of so many points that no line crosses. */
const narrowest = 8;
/** Each of them has so many lines. */
const fewestLines = 6;

/** The text of a page as it is drawn, or column by column where the lines of two are drawn in turn. */
export function pageText(items: readonly object[], reading: Reading): string {
  const all = items.filter((item): item is Item => 'str' in item);
  const placed = all
    .filter(({ str }) => str.trim() !== '')
    .map((item): Placed => ({ ...item, x: item.transform[4] ?? 0, y: item.transform[5] ?? 0 }));
  const gap = gapOf(placed);
  if (gap === null) return all.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('');
  const turns = turnsOf(placed, gap);
  // Drawn one column after the other: the order is right.
  if (turns < fewestLines) return all.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('');
  reading.remarks.add('columns');
  return inColumns(placed, gap);
}

/** How often the drawing goes from one column to the other. */
const turnsOf = (placed: readonly Placed[], gap: number) =>
  placed.filter((item, i) => i > 0 && item.x < gap !== (placed[i - 1]?.x ?? 0) < gap).length;

/** Where the page's text has a gap from top to bottom: its middle; null where there is none. */
function gapOf(placed: readonly Placed[]): number | null {
  const left = Math.min(...placed.map(({ x }) => x));
  const right = Math.max(...placed.map(({ x, width }) => x + width));
  const inMiddle = [left + (right - left) * 0.3, left + (right - left) * 0.7] as const;
  // A title may stand over both columns.
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

/** Left column, then right one; what stands over both ends them, and others begin below it. */
function inColumns(placed: readonly Placed[], gap: number): string {
  const lines: string[] = [];
  let block: Placed[] = [];
  const flush = () => {
    for (const isLeft of [true, false]) lines.push(...linesOf(block.filter(({ x }) => x < gap === isLeft)));
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
  return lines.join('\n');
}

/** What stands at one height is one line. */
function linesOf(placed: readonly Placed[]): string[] {
  const lines: { y: number; words: Placed[] }[] = [];
  for (const item of placed) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - item.y) < 3) last.words.push(item);
    else lines.push({ y: item.y, words: [item] });
  }
  return lines.map(({ words }) =>
    words
      .sort((a, b) => a.x - b.x)
      .map(({ str }) => str)
      .join(' '),
  );
}
