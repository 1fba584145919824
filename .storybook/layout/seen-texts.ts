/** Text, or icon of a control, as it appears on the screen. */
export interface Seen {
  /** Name of the element for messages. */
  name: string;
  element: Element;
  rects: DOMRect[];
  /** Control that contains it. */
  control: Element | null;
  /**
   * Layer that the element is painted on. Elements on different layers may overlap, such as a menu
   * and the page.
   */
  layer: Element;
}

const controls = 'a, button, summary, label, [role=tab], [role=menuitem], [role=option]';

/** Returns whether the element is only for screen readers (clipped to nothing) or collapsed. */
function isUnseen(element: Element): boolean {
  if (!element.checkVisibility()) return true;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
  }
  // Also excludes the contents of a closed disclosure, which still have boxes.
  return !element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
}

function layerOf(element: Element): Element {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (at.matches('dialog, [popover], [role=tooltip]')) return at;
    const { position, backgroundColor } = getComputedStyle(at);
    if (position === 'fixed') return at;
    const isLifted = position === 'absolute' || position === 'sticky';
    if (isLifted && !/, 0\)$|transparent/.test(backgroundColor)) return at;
  }
  return document.body;
}

const isOnPage = (rect: DOMRect) =>
  rect.width > 0.5 && rect.height > 0.5 && rect.bottom + scrollY > 0 && rect.right + scrollX > 0;

function see(element: Element, rects: Iterable<DOMRect>, name: string): Seen[] {
  const visible = [...rects].filter(isOnPage);
  if (visible.length === 0 || isUnseen(element)) return [];
  return [{ name, element, rects: visible, control: element.closest(controls), layer: layerOf(element) }];
}

export function seenTexts(): Seen[] {
  const found: Seen[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const parent = node.parentElement;
    const text = node.nodeValue?.trim().replace(/\s+/g, ' ') ?? '';
    if (!parent || text === '' || parent.closest('script, style, noscript, option')) continue;
    range.selectNodeContents(node);
    found.push(...see(parent, range.getClientRects(), `“${text.slice(0, 60)}”`));
  }
  return found;
}

/** Icons of buttons and links without visible text. */
export const seenIcons = (): Seen[] =>
  [...document.querySelectorAll('button svg, a svg')].flatMap((icon) => {
    const control = icon.closest('button, a');
    return see(
      icon,
      icon.getClientRects(),
      `the icon of “${control?.getAttribute('aria-label') ?? control?.textContent}”`,
    );
  });
