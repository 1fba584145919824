const stops = 'a[href], button:not([disabled]), input, select, textarea';

/**
 * Focuses the row after a removed row, or before it if that was the last. Returns false if no row
 * is left.
 */
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
