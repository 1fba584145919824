import { type RefObject, useEffect, useRef } from 'react';
import type { OutlineEntry } from './outline-entry.ts';
import type { useFolderAddress } from './use-folder-address.ts';

interface Options {
  address: ReturnType<typeof useFolderAddress>;
  /** Entries in the index that can be opened. */
  visible: readonly OutlineEntry[];
  all: readonly OutlineEntry[];
  isWide: boolean;
  pane: RefObject<HTMLElement | null>;
  saved: { isWhole: boolean; moreFailed: boolean };
}

const linkOf = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-element]')]
    .find((row) => row.dataset['element'] === id)
    ?.querySelector<HTMLElement>('a');
const cardIn = (pane: HTMLElement | null) => pane?.querySelector<HTMLElement>('article[data-result]');

/**
 * Returns the open result: the entry of the address, or the first one if the text has its own
 * column. Focus and scrolling follow it.
 */
export function useOpenEntry({ address, visible, all, isWide, pane, saved }: Options) {
  const { open: target, change } = address;
  const named = visible.find(({ id }) => id === target);
  const entry = named ?? (isWide && (target === null || isGone()) ? visible[0] : undefined);
  /**
   * The entry of the address is missing after all pages loaded. A filtered entry is not missing.
   */
  const isMissing = target !== null && isGone();
  function isGone() {
    return (saved.isWhole || saved.moreFailed) && !all.some(({ id }) => id === target);
  }

  /** Focus target of the next drawn text. */
  const then = useRef<'text' | 'row' | null>(null);
  const openIt = (id: string) => {
    then.current = 'text';
    if (id === entry?.id) arrive();
    // If the list stays visible, going back leaves the folder; otherwise it returns to the list.
    change({ open: id }, { push: !isWide });
  };
  const step = (by: 1 | -1) => {
    const at = entry ? visible.indexOf(entry) : by === 1 ? -1 : visible.length;
    const next = visible[at + by];
    if (!next) return;
    if (!isWide && target === null) {
      // Moves the keyboard focus along the index.
      const here = visible.findIndex(({ id }) => linkOf(id) === document.activeElement);
      return linkOf(visible[here === -1 ? 0 : here + by]?.id ?? '')?.focus();
    }
    then.current = pane.current?.contains(document.activeElement) || !isWide ? 'text' : 'row';
    change({ open: next.id });
  };

  function arrive() {
    const to = then.current;
    then.current = null;
    if (!entry || to === null) return;
    if (to === 'row') linkOf(entry.id)?.focus({ preventScroll: true });
    else cardIn(pane.current)?.focus({ preventScroll: true });
    linkOf(entry.id)?.scrollIntoView({ block: 'nearest' });
    if (!isWide) scrollTo(0, 0);
    else if ((pane.current?.getBoundingClientRect().top ?? 0) < 0)
      pane.current?.scrollIntoView({ block: 'start' });
  }
  const now = useRef(arrive);
  now.current = arrive;
  const opened = entry?.id;
  const before = useRef(opened);
  useEffect(() => {
    const left = before.current;
    before.current = opened;
    if (opened !== undefined) return now.current();
    // Returns to the previous position in the index.
    const row = left !== undefined && left !== opened ? linkOf(left) : undefined;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [opened]);

  return { entry, openIt, step, isMissing };
}
