/** `"Inter Variable", sans-serif` → `Inter Variable`. */
const firstOf = (families: string) => (families.split(',')[0] ?? '').trim().replaceAll(/["']/gu, '');

/**
 * Returns the fonts that texts on the page name first and that the page does not load. Their
 * appearance depends on the machine, so a picture would fail elsewhere.
 */
export function foreignFonts(): string[] {
  const loaded = new Set([...document.fonts].map(({ family }) => firstOf(family)));
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element?.checkVisibility()) continue;
    const family = firstOf(getComputedStyle(element).fontFamily);
    if (!loaded.has(family)) found.add(family);
  }
  return [...found];
}
