import type { Seen } from './seen-texts.ts';

/** Neighbouring lines share a pixel or two of their boxes, and so do letters that lean. */
function overlap(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 2 && down > 0.3 * Math.min(a.height, b.height);
}

/** Pairs of things on one layer that stand on each other, one of them at least a text or icon of a control. */
export function findOverlaps(seen: readonly Seen[]): string[] {
  const found: string[] = [];
  seen.forEach((one, i) => {
    for (const other of seen.slice(i + 1)) {
      if (!(one.control ?? other.control) || one.layer !== other.layer) continue;
      if (one.element === other.element) continue;
      if (one.rects.some((a) => other.rects.some((b) => overlap(a, b))))
        found.push(`${one.name} and ${other.name} overlap`);
    }
  });
  return found;
}
