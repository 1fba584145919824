/** The ruling as it is listed, read and printed: the one feature that others may use, by this file. */
export { Paper } from './paper.tsx';
export { ResultsSheet } from './results-sheet.tsx';
export { RulingCard } from './ruling-card.tsx';
