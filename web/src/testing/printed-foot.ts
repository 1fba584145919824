/** Returns the text at the foot of printed pages, read from the style rules. */
export const printedFoot = (): string =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join();
