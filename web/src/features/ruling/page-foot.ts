/** As CSS reads a string: quotes, backslashes and line ends by their numbers. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Puts a text at the foot of every page that is printed until it is removed again. A constructed sheet, because the Content-Security-Policy refuses
 * styles that are written into the page.
 * @returns how to remove it; null where the browser knows no boxes in the margin of a page (css-page-3, 5): the text then belongs in the sheet
 */
export function setPageFoot(text: string): (() => void) | null {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    `@page { @bottom-left { width: 80%; color: #444; font: 9pt 'Source Serif 4 Variable', Georgia, serif; text-align: left; content: ${cssString(text)} } }`,
  );
  const [page] = styles.cssRules;
  if (!page?.cssText.includes('@bottom-left')) return null;
  document.adoptedStyleSheets.push(styles);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
  };
}
