/** The text at the foot of every page that is printed now, among the rules for it: no element of the page contains it. */
export const printedFoot = (): string =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join();
