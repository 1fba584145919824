const stops = 'a[href], button:not([disabled]), input, select, textarea';

/** The row behind the one that is gone, or before it where that was the last: its first stop takes the focus. False where there is none. */
export function focusNext(from: HTMLElement): boolean {
  const row = from.closest('tr, li, [data-row]');
  for (const next of [row?.nextElementSibling, row?.previousElementSibling]) {
    const stop = next?.querySelector<HTMLElement>(stops);
    if (!stop) continue;
    stop.focus({ preventScroll: true });
    return true;
  }
  return false;
}
