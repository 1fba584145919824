import { type RefObject, useEffect, useRef } from 'react';
import type { OutlineEntry } from './outline-entry.ts';
import type { useFolderAddress } from './use-folder-address.ts';

interface Options {
  address: ReturnType<typeof useFolderAddress>;
  /** Those in the index that can be opened. */
  shown: readonly OutlineEntry[];
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

/** Which result is open: the one of the address, or the first where the text has a column. Focus and scrolling follow it. */
export function useOpenEntry({ address, shown, all, isWide, pane, saved }: Options) {
  const { open: wanted, change } = address;
  const named = shown.find(({ id }) => id === wanted);
  const entry = named ?? (isWide && (wanted === null || isGone()) ? shown[0] : undefined);
  /** Named by the address and not there, once all has come. One that a filter hides is there. */
  const isMissing = wanted !== null && isGone();
  function isGone() {
    return (saved.isWhole || saved.moreFailed) && !all.some(({ id }) => id === wanted);
  }

  /** What the next text that is drawn is to do with the focus. */
  const then = useRef<'text' | 'row' | null>(null);
  const openIt = (id: string) => {
    then.current = 'text';
    if (id === entry?.id) arrive();
    // Of a list that stays, a step back leads out of the folder; of one that went, to the list.
    change({ open: id }, { push: !isWide });
  };
  const step = (by: 1 | -1) => {
    const at = entry ? shown.indexOf(entry) : by === 1 ? -1 : shown.length;
    const next = shown[at + by];
    if (!next) return;
    if (!isWide && wanted === null) {
      // The index alone: the keys go along it.
      const here = shown.findIndex(({ id }) => linkOf(id) === document.activeElement);
      return linkOf(shown[here === -1 ? 0 : here + by]?.id ?? '')?.focus();
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
    // Back at the index: where one left it.
    const row = left !== undefined && left !== opened ? linkOf(left) : undefined;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [opened]);

  return { entry, openIt, step, isMissing };
}
