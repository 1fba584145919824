/** Names of an entry of the report, and of its place in the text. */
export const entryId = (id: string) => `entry-${id}`;
export const markId = (mark: string) => `mark-${mark}`;

/** Scrolls an element into view and focuses it. */
export function reveal(id: string): void {
  const found = document.getElementById(id);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
