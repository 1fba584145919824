import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Pixels after which a press on the handle becomes a drag. `edge` is the distance from an edge at
 * which the list scrolls.
 */
const slack = 5;
const edge = 56;
const scrollStep = 12;

export interface Drag {
  id: string;
  /** Row of the drop position. `side` is the edge of that row. */
  over: string;
  isBelow: boolean;
}

interface Options {
  list: RefObject<HTMLElement | null>;
  onDrop: (drag: Drag) => void;
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(':scope > [data-element]')];

/** Returns the row at this height, or the nearest visible row. */
function rowAt(list: HTMLElement, y: number): HTMLElement | undefined {
  const rows = rowsOf(list);
  return rows.find((row) => y < row.getBoundingClientRect().bottom) ?? rows.at(-1);
}

/** Returns the scroll container: the list if it fills the window, else the page. */
const scrollerOf = (list: HTMLElement): Element => {
  const pane = list.closest('[data-scrolls]');
  return pane && pane.scrollHeight > pane.clientHeight ? pane : document.documentElement;
};

/**
 * Drags rows by their handle with mouse, pen or finger. Uses pointer events, because HTML5 drag and
 * drop ignores touch. Escape cancels.
 */
export function useOutlineDrag({ list, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<{ id: string; y: number } | null>(null);
  const now = useRef<Drag | null>(null);
  const pointerY = useRef(0);
  /** Suppresses the click that follows a drag. */
  const hasDragged = useRef(false);

  const show = (next: Drag | null) => {
    now.current = next;
    setDrag(next);
  };
  const follow = (y: number) => {
    const row = list.current && rowAt(list.current, y);
    const id = press.current?.id;
    if (!row || id === undefined) return;
    const { top, height } = row.getBoundingClientRect();
    show({ id, over: row.dataset['element'] ?? '', isBelow: y > top + height / 2 });
  };
  const end = () => {
    press.current = null;
    show(null);
  };

  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const scroll = () => {
      if (list.current) {
        const scroller = scrollerOf(list.current);
        const isPage = scroller === document.documentElement;
        const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
        const by =
          pointerY.current < top + edge ? -scrollStep : pointerY.current > bottom - edge ? scrollStep : 0;
        if (by !== 0) {
          scroller.scrollBy(0, by);
          follow(pointerY.current);
        }
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKeyDown);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it calls reads refs alone
  }, [isDragging]);

  /** Props for the handle of a row. */
  const handleProps = useRef({
    onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => {
      if (event.button !== 0) return;
      hasDragged.current = false;
      press.current = { id, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (!press.current) return;
      pointerY.current = event.clientY;
      if (!now.current && Math.abs(event.clientY - press.current.y) < slack) return;
      hasDragged.current = true;
      follow(event.clientY);
    },
    onPointerUp: () => {
      const dropped = now.current;
      end();
      if (dropped) drop.current(dropped);
    },
    onPointerCancel: end,
  });
  const drop = useRef(onDrop);
  drop.current = onDrop;
  return { drag, handleProps: handleProps.current, wasDragged: () => hasDragged.current };
}
