import type { Seen } from './seen-texts.ts';

/** Tolerance in pixels for rounded boxes and for glyphs that extend beyond their box. */
const TOLERANCE = 1.5;

/**
 * Returns whether the full text is available as a tooltip or by opening the row that shows its
 * beginning.
 */
const canBeReadInFull = (element: Element, clip: Element) =>
  clip.closest('[title]') !== null ||
  element.closest('details:not([open]) > summary') !== null ||
  element.closest('article')?.querySelector('[data-action=unfold][aria-expanded=false]') instanceof Element;

/** Returns the nearest ancestor that hides a part of `rect` and cannot scroll to it. */
function clippedBy(element: Element, rect: DOMRect): Element | undefined {
  let across = true;
  let down = true;
  for (
    let at: Element | null = element;
    at && at !== document.body && (across || down);
    at = at.parentElement
  ) {
    const { overflowX, overflowY, position, display } = getComputedStyle(at);
    if (display !== 'inline') {
      const box = at.getBoundingClientRect();
      const left = box.left + at.clientLeft;
      const top = box.top + at.clientTop;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (
        across &&
        hides(overflowX) &&
        (rect.right > left + at.clientWidth + TOLERANCE || rect.left < left - TOLERANCE)
      )
        return at;
      // The height of a line box depends on the font and may exceed the line, so a text is cut only
      // if half of the box is hidden.
      if (down && hides(overflowY) && (rect.top + rect.bottom) / 2 > top + at.clientHeight) return at;
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
    }
    if (position === 'fixed') break;
  }
  return undefined;
}

const boxed = 'button, [role=tab], [role=menuitem], [class*=Button-root]';

/** Returns whether a text overflows its button. */
function leavesItsButton({ element, rects }: Seen): boolean {
  const button = element.closest(boxed);
  if (!button || getComputedStyle(button).display === 'inline') return false;
  const box = button.getBoundingClientRect();
  return rects.some((rect) => rect.left < box.left - TOLERANCE || rect.right > box.right + TOLERANCE);
}

const describe = (element: Element) =>
  `<${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? ` class="${element.className}"` : ''}>`;

export function findCutTexts(texts: readonly Seen[]): string[] {
  return texts.flatMap((seen) => {
    const { element, rects, name } = seen;
    const clips = rects.map((rect) => clippedBy(element, rect)).filter((clip) => clip !== undefined);
    const clip = clips[0];
    if (clip && !canBeReadInFull(element, clip)) return [`${name} is cut by ${describe(clip)}`];
    return leavesItsButton(seen) ? [`${name} runs out of its button`] : [];
  });
}

let canvas: CanvasRenderingContext2D | null | undefined;
function widthOf(text: string, { font, letterSpacing }: CSSStyleDeclaration): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return 0;
  canvas.font = font;
  canvas.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  return canvas.measureText(text).width;
}

/**
 * Finds cut-off placeholders and select values, which browsers draw inside the field and not as
 * text of the page.
 */
export function findCutFields(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[placeholder], select',
  );
  return [...fields].flatMap((field) => {
    const style = getComputedStyle(field);
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : field.value === ''
          ? field.placeholder
          : '';
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (room <= 0 || widthOf(text, style) <= room + TOLERANCE) return [];
    return field.title ? [] : [`“${text}” does not fit its field`];
  });
}

/** Reports elements that make the page scroll horizontally. */
export function findSidewaysScroll(): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth + 1) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > page.clientWidth + 1,
  );
  const deepest = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return [
    `the page is ${page.scrollWidth} px wide in a window of ${page.clientWidth}: ${deepest.slice(0, 3).map(describe).join(', ')}`,
  ];
}
