/** Ids of a report entry and of its position in the text. */
export const entryId = (id: string) => `entry-${id}`;
export const markId = (highlightId: string) => `mark-${highlightId}`;

/** Scrolls an element into view and focuses it. */
export function reveal(id: string): void {
  const found = document.getElementById(id);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
