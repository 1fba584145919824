/** Ruling in lists, on its page and on paper. Other features may import this file only. */
export { LimitedNote } from './limited-note.tsx';
export { OpenBySearch } from './open-by-search.tsx';
export { Paper } from './paper.tsx';
export { ResultsSheet } from './results-sheet.tsx';
export { RulingCard } from './ruling-card.tsx';
export { provisionAddress } from './provision-address.ts';
export { citedAddress, rulingAddress } from './ruling-name.ts';
export { RulingPage } from './ruling-page.tsx';
export { RulingWithoutText } from './ruling-without-text.tsx';
export { SharedRuling } from './shared-ruling.tsx';
export { useCopyKeys } from './use-copy-keys.ts';
export { Timeline } from './timeline.tsx';
export { commiOf } from './commi-of.ts';
export { ProvisionDifference } from './provision-difference.tsx';
export { ProvisionAmendments } from './provision-amendments.tsx';
export { ProvisionText } from './provision-text.tsx';
