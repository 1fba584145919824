import type { Seen } from './seen-texts.ts';

/**
 * Returns whether two boxes overlap. Neighbouring lines share a pixel or two, and so do slanted
 * letters.
 */
function overlap(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 2 && down > 0.3 * Math.min(a.height, b.height);
}

/**
 * Returns the part of a box that its ancestors leave visible, so that hidden lines overlap
 * nothing.
 */
function shownPart(element: Element, rect: DOMRect): DOMRect {
  let { left, right, top, bottom } = rect;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, display } = getComputedStyle(at);
    if (display === 'inline' || overflowX === 'visible') continue;
    const box = at.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/**
 * Returns the pairs of overlapping elements on the same layer, if at least one element of the pair
 * is the text or icon of a control.
 */
export function findOverlaps(seen: readonly Seen[]): string[] {
  const found: string[] = [];
  seen.forEach((element, i) => {
    for (const other of seen.slice(i + 1)) {
      if (!(element.control ?? other.control) || element.layer !== other.layer) continue;
      if (element.element === other.element) continue;
      const isSeen = (a: DOMRect, b: DOMRect) =>
        overlap(shownPart(element.element, a), shownPart(other.element, b));
      if (element.rects.some((a) => other.rects.some((b) => overlap(a, b) && isSeen(a, b))))
        found.push(`${element.name} and ${other.name} overlap`);
    }
  });
  return found;
}
