import type { CitationStyle } from '@massima/contract/format/citation';
import { createStore } from './external-store.ts';
import { local } from './storage.ts';

export const citationStyles = ['italian', 'short', 'ecli'] as const satisfies readonly CitationStyle[];
const read = (): CitationStyle =>
  citationStyles.find((style) => style === local.read('citation-style')) ?? 'italian';

const style = createStore<CitationStyle>(read());
/** The form in which citations are copied, chosen in the profile; like the language it stays in this browser. */
export const citationStyle = {
  get: style.get,
  use: style.use,
  set(next: CitationStyle) {
    local.write('citation-style', next);
    style.set(next);
  },
};
